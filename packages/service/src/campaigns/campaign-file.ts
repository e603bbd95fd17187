import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import { type CampaignFile, type CampaignIssue, readCampaign } from "./campaign-schema.ts";

/** A campaign file that cannot be used. Its message has a line for each thing that is wrong. */
export class CampaignFileError extends Error {
  override readonly name = "CampaignFileError";
}

type Path = readonly PropertyKey[];

/**
 * Reads a campaign from YAML or JSON.
 *
 * @param fileName - said in errors
 * @throws CampaignFileError naming file, line and value of everything that is wrong
 * @example
 * parseCampaignFile(await readFile("lisbon.yaml", "utf8"), "lisbon.yaml");
 */
export function parseCampaignFile(text: string, fileName: string): CampaignFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const fail = (problems: readonly { offset: number; message: string }[]): never => {
    const messages = problems.map(({ offset, message }) => `${fileName}:${lines.linePos(offset).line}: ${message}`);
    throw new CampaignFileError(messages.join("\n"));
  };
  if (document.errors.length > 0) fail(document.errors.map(({ pos, message }) => ({ offset: pos[0], message })));
  const read = readCampaign(document.toJS());
  if ("settings" in read) return read;
  return fail(read.flatMap((issue) => problemsOf(issue, document)));
}

function problemsOf(issue: CampaignIssue, document: Document): { offset: number; message: string }[] {
  const { path } = issue;
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      offset: keyOffset(document, path, key),
      message: `${[...path, key].join(".")} is not known`,
    }));
  }
  const name = path.join(".") || "the file";
  const missing = path.length > 0 && !document.hasIn(path);
  return [
    { offset: valueOffset(document, path), message: missing ? `${name} is required` : says(name, issue.message) },
  ];
}

/** Sentences of ours go on after the name; those of the library stand by themselves. */
function says(name: string, message: string): string {
  return /^[a-z]/.test(message) ? `${name} ${message}` : `${name}: ${message}`;
}

/** Where a value begins, or the nearest thing around it that is there. */
function valueOffset(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}

function keyOffset(document: Document, path: Path, key: string): number {
  const map = path.length > 0 ? document.getIn(path, true) : document.contents;
  const pair = isMap(map) ? map.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined;
  return isScalar(pair?.key) && pair.key.range ? pair.key.range[0] : valueOffset(document, path);
}
