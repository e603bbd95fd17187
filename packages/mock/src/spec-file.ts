import { resolve } from "node:path";
import { DocumentError, type OpenApiDocument, tokensOf } from "./document.ts";

/** A document that was read from a file, and from those it refers to. */
export interface SpecFile {
  readonly document: OpenApiDocument;
  /** Every file that was read. */
  readonly files: readonly string[];
  /** Adds file and line to an error that concerns a place of the document. */
  explain(error: unknown): unknown;
}

/**
 * Reads an OpenAPI 3.1 document in YAML or JSON.
 *
 * @throws Error with file, line and cause when it cannot be read, or is something else.
 */
export async function readSpecFile(file: string): Promise<SpecFile> {
  const { SpecBundle } = await import("./spec-bundle.ts");
  const bundle = await SpecBundle.read(resolve(file));
  const document = bundle.toDocument();
  if (!isOpenApi31(document)) throw new Error(`${file}: This is no OpenAPI 3.1 document with paths.`);
  return {
    document,
    files: bundle.files,
    explain: (error) =>
      error instanceof DocumentError ? bundle.error(tokensOf(`#${error.pointer}`), error.message) : error,
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
