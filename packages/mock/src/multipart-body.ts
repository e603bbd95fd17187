import type { Issue } from "@recruiting-outreach/contract";
import type { DocumentNode } from "./document.ts";
import { Problem } from "./problems.ts";
import type { CheckBody } from "./request-body.ts";
import type { Schemas } from "./schemas.ts";

const defaultFileLimit = 10 * 1024 * 1024;

/** The check of a multipart/form-data body: text parts against their schemas, file parts against their size. */
export function compileMultipartBody(schema: DocumentNode, schemas: Schemas): CheckBody {
  const required = schema.get("required");
  const parts = new Map(
    (schema.child("properties")?.children() ?? []).map(([name, part]) => [
      name,
      { part, required: Array.isArray(required) && required.includes(name), isFile: isBinary(part) },
    ]),
  );
  const closed = schema.get("additionalProperties") === false;
  const checkText = schemas.ofText(
    new Map([...parts].map(([name, part]) => [name, { ...part, schema: part.isFile || part.part }])),
  );

  return async (bytes, contentType) => {
    const form = await parse(bytes, contentType);
    const issues: Issue[] = [];
    const values: Record<string, unknown> = {};
    for (const name of new Set(form.keys())) {
      const sent = form.getAll(name);
      const declared = parts.get(name);
      const path = `body.${name}`;
      values[name] = sent.length === 1 ? sent[0] : sent;
      if (!declared) {
        if (closed) issues.push({ path, message: "is not a known field" });
      } else if (sent.length > 1) {
        issues.push({ path, message: "must be sent once" });
      } else if (declared.isFile !== sent[0] instanceof File) {
        issues.push({
          path,
          message: declared.isFile ? "must be a file, with a file name" : "must be text, not a file",
        });
      } else if (sent[0] instanceof File) {
        refuseLargeFile(name, sent[0], declared.part);
      }
    }
    return issues.length > 0 ? issues : checkText(values, "body");
  };
}

function refuseLargeFile(name: string, { size }: File, part: DocumentNode): void {
  const declared = part.get("maxLength");
  const limit = typeof declared === "number" ? declared : defaultFileLimit;
  if (size <= limit) return;
  throw new Problem("FILE_TOO_LARGE", { sentence: `The ${name} has ${size} bytes; the most is ${limit}.` });
}

/** OpenAPI 3.0 wrote a file as a format; 3.1 gives it a media type, or no type at all. */
function isBinary(part: DocumentNode): boolean {
  return (
    part.get("format") === "binary" || part.get("contentMediaType") !== undefined || part.get("type") === undefined
  );
}

async function parse(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { "content-type": contentType } }).formData();
  } catch {
    const sentence = "The request body cannot be read as multipart/form-data with the boundary of its Content-Type.";
    throw new Problem("INVALID_REQUEST", { sentence });
  }
}
