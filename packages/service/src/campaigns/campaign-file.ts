import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, type YAMLParseError } from "yaml";
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
  if (document.errors.length > 0) fail(document.errors.map(problemOf));
  const content = contentOf(document, fileName);
  if (content === null) fail([{ offset: 0, message: "the file is empty" }]);
  const read = readCampaign(content);
  if ("settings" in read) return read;
  return fail(read.flatMap((issue) => problemsOf(issue, document, content)));
}

/** In words for the author of the file, where the library speaks to a programmer. */
function problemOf({ code, message, pos }: YAMLParseError): { offset: number; message: string } {
  return { offset: pos[0], message: code === "MULTIPLE_DOCS" ? "a file holds one campaign" : message };
}

/** What the file says, with everything in its place that it repeats by a name. */
function contentOf(document: Document, fileName: string): unknown {
  try {
    return document.toJS();
  } catch (error) {
    // Of a name that stands for nothing the library does not say where it is.
    throw new CampaignFileError(`${fileName}: ${(error as Error).message}`);
  }
}

function problemsOf(issue: CampaignIssue, document: Document, content: unknown): { offset: number; message: string }[] {
  const { path } = issue;
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      offset: keyOffset(document, path, key),
      message: `${[...path, key].join(".")} is not known`,
    }));
  }
  const name = path.join(".") || "the file";
  const missing = path.length > 0 && valueAt(content, path) === undefined;
  return [
    { offset: valueOffset(document, path), message: missing ? `${name} is required` : says(name, issue.message) },
  ];
}

function valueAt(content: unknown, path: Path): unknown {
  return path.reduce((value, name) => (value as Record<PropertyKey, unknown> | undefined)?.[name], content);
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
