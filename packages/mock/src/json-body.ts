import type { DocumentNode } from "./document.ts";
import { Problem } from "./problems.ts";
import type { BodyReader } from "./request-body.ts";
import type { Schemas } from "./schemas.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Reads and judges an application/json body. Strings are trimmed first where the schema says x-trim. */
export function compileJsonBody(schema: DocumentNode, schemas: Schemas): BodyReader {
  const check = schemas.ofJson(schema);
  const revive = schema.get("x-trim") === true ? trimStrings : undefined;
  return (bytes) => {
    const value = parse(bytes, revive);
    return { value, findings: check(value, "body") };
  };
}

function parse(bytes: Uint8Array, revive: typeof trimStrings | undefined): unknown {
  try {
    return JSON.parse(utf8.decode(bytes), revive);
  } catch {
    const sentence = "The request body cannot be read as JSON in UTF-8.";
    throw new Problem("INVALID_REQUEST", { sentence, reason: sentence });
  }
}

function trimStrings(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.trim() : value;
}
