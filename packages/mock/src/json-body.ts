import type { DocumentNode } from "./document.ts";
import { Problem } from "./problems.ts";
import type { CheckBody } from "./request-body.ts";
import type { Schemas } from "./schemas.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** The check of an application/json body. Strings are trimmed first where the schema says x-trim. */
export function compileJsonBody(schema: DocumentNode, schemas: Schemas): CheckBody {
  const check = schemas.ofJson(schema);
  const revive = schema.get("x-trim") === true ? trimStrings : undefined;
  return async (bytes) => check(parse(bytes, revive), "body");
}

function parse(bytes: Uint8Array, revive: typeof trimStrings | undefined): unknown {
  try {
    return JSON.parse(utf8.decode(bytes), revive);
  } catch {
    throw new Problem("INVALID_REQUEST", { sentence: "The request body cannot be read as JSON in UTF-8." });
  }
}

function trimStrings(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.trim() : value;
}
