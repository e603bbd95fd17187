import type { DocumentNode } from "./document.ts";
import { type Part, parseMultipart } from "./multipart-parser.ts";
import { type Finding, Problem } from "./problems.ts";
import type { BodyReader } from "./request-body.ts";
import type { Schemas } from "./schemas.ts";

const defaultFileLimit = 10 * 1024 * 1024;
const utf8 = new TextDecoder();

/**
 * Reads and judges a multipart/form-data body: text parts against their schemas, file parts against their size, and both
 * against the media types that the encoding names for them.
 */
export function compileMultipartBody(
  schema: DocumentNode,
  schemas: Schemas,
  encoding: DocumentNode | undefined,
): BodyReader {
  const required = schema.get("required");
  const declarations = new Map(
    (schema.child("properties")?.children() ?? []).map(([name, part]) => [
      name,
      {
        part,
        required: Array.isArray(required) && required.includes(name),
        isFile: isBinary(part),
        mediaTypes: encoding?.child(name)?.child("contentType"),
      },
    ]),
  );
  const closed = schema.get("additionalProperties") === false;
  const checkText = schemas.ofText(
    new Map(
      [...declarations].map(([name, declared]) => [name, { ...declared, schema: declared.isFile || declared.part }]),
    ),
    schema.pointer,
  );

  return (bytes, contentType) => {
    const findings: Finding[] = [];
    const values: [name: string, value: unknown][] = [];
    for (const [name, [part, ...others]] of partsByName(bytes, contentType)) {
      const declared = declarations.get(name);
      const find = (message: string, { pointer } = declared?.part ?? schema): unknown =>
        findings.push({ path: `body.${name}`, message, rule: pointer });
      if (!declared) {
        if (closed) find("is not a known field");
      } else if (others.length > 0) {
        find("must be sent once");
      } else if (declared.isFile !== part.isFile) {
        find(declared.isFile ? "must be a file, with a file name" : "must be text, not a file");
      } else if (declared.mediaTypes && !isOfType(part, `${declared.mediaTypes.value}`)) {
        find(`must be of the type ${declared.mediaTypes.value}`, declared.mediaTypes);
      } else if (part.isFile) {
        refuseLargeFile(name, part, declared.part);
      }
      values.push([name, part.isFile ? { size: part.bytes.length } : utf8.decode(part.bytes)]);
    }
    const value = Object.fromEntries(values);
    return { value, findings: findings.length > 0 ? findings : checkText(value, "body") };
  };
}

function partsByName(bytes: Uint8Array, contentType: string): Map<string, [Part, ...Part[]]> {
  const byName = new Map<string, [Part, ...Part[]]>();
  for (const part of parse(bytes, contentType)) {
    const others = byName.get(part.name);
    if (others) others.push(part);
    else byName.set(part.name, [part]);
  }
  return byName;
}

function refuseLargeFile(name: string, { bytes }: Part, part: DocumentNode): void {
  const declared = part.get("maxLength");
  const limit = typeof declared === "number" ? declared : defaultFileLimit;
  if (bytes.length <= limit) return;
  throw new Problem("FILE_TOO_LARGE", {
    sentence: `The ${name} has ${bytes.length} bytes; the most is ${limit}.`,
    reason: `${name} has more than ${limit} bytes`,
  });
}

/** @param declared - media types and ranges of them, as in "image/png, text/*" */
function isOfType({ mediaType, isFile }: Part, declared: string): boolean {
  const sent = mediaType ?? (isFile ? "application/octet-stream" : "text/plain");
  const fitting = [sent, `${sent.split("/")[0]}/*`, "*/*"];
  return declared.split(",").some((range) => fitting.includes(range.trim().toLowerCase()));
}

/** OpenAPI 3.0 wrote a file as a format; 3.1 gives it a media type, or no type at all. */
function isBinary(part: DocumentNode): boolean {
  return (
    part.get("format") === "binary" || part.get("contentMediaType") !== undefined || part.get("type") === undefined
  );
}

function parse(bytes: Uint8Array, contentType: string): Part[] {
  try {
    return parseMultipart(bytes, contentType);
  } catch {
    const sentence = "The request body cannot be read as multipart/form-data with the boundary of its Content-Type.";
    throw new Problem("INVALID_REQUEST", { sentence, reason: sentence });
  }
}
