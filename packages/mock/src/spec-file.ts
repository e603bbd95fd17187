import { readFile } from "node:fs/promises";
import { DocumentError, type OpenApiDocument, tokensOf } from "./document.ts";

/** A document that was read from a file. */
export interface SpecFile {
  readonly document: OpenApiDocument;
  /** Adds the line to an error that concerns a place of the document. */
  explain(error: unknown): unknown;
}

/**
 * Reads an OpenAPI 3.1 document in YAML or JSON.
 *
 * @throws Error with file, line and cause when it cannot be read, or is something else.
 */
export async function readSpecFile(file: string): Promise<SpecFile> {
  const { LineCounter, parseDocument } = await import("yaml");
  const lines = new LineCounter();
  const content = parseDocument(await readFile(file, "utf8"), { lineCounter: lines, prettyErrors: false });
  const at = (offset: number, sentence: string): Error =>
    new Error(`${file}:${lines.linePos(offset).line}: ${sentence}`);
  const [fault] = content.errors;
  if (fault) throw at(fault.pos[0], fault.message);
  const document: unknown = content.toJS();
  if (!isOpenApi31(document)) throw new Error(`${file}: This is no OpenAPI 3.1 document with paths.`);

  const offsetOf = (tokens: readonly string[]): number => {
    const node = tokens.length === 0 ? content.contents : content.getIn(tokens, true);
    if (typeof node === "object" && node !== null && "range" in node && Array.isArray(node.range)) return node.range[0];
    return tokens.length === 0 ? 0 : offsetOf(tokens.slice(0, -1));
  };
  return {
    document,
    explain: (error) =>
      error instanceof DocumentError ? at(offsetOf(tokensOf(`#${error.pointer}`)), error.message) : error,
  };
}

function isOpenApi31(value: unknown): value is OpenApiDocument {
  return (
    typeof value === "object" &&
    value !== null &&
    "openapi" in value &&
    `${value.openapi}`.startsWith("3.1") &&
    "paths" in value &&
    typeof value.paths === "object" &&
    value.paths !== null
  );
}
