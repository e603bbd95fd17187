import type { DocumentNode } from "./document.ts";
import { compileJsonBody } from "./json-body.ts";
import type { MockRequest } from "./mock-request.ts";
import { compileMultipartBody } from "./multipart-body.ts";
import { type Finding, Problem } from "./problems.ts";
import type { Schemas } from "./schemas.ts";

const mebibyte = 1024 * 1024;

/** The body of a request, and what is wrong with it. */
export interface Body {
  /** The JSON, or the fields of the form; undefined without a body. */
  readonly value: unknown;
  readonly findings: readonly Finding[];
}

/** Reads and judges a body of one media type. */
export type BodyReader = (bytes: Uint8Array<ArrayBuffer>, contentType: string) => Body;

/** Reads and judges the body of a request. */
export type ReadRequestBody = (request: MockRequest) => Promise<Body>;

/** The file limit of a document plus room for the rest of the form. */
const multipart = { limit: 11 * mebibyte, compile: compileMultipartBody };
const json = { limit: mebibyte, compile: compileJsonBody };

/**
 * The reader of an operation's request body. It ends the request with Problem UNSUPPORTED_MEDIA_TYPE, FILE_TOO_LARGE or,
 * when the body cannot be parsed, INVALID_REQUEST.
 */
export function compileRequestBody(body: DocumentNode, schemas: Schemas): ReadRequestBody {
  const missing =
    body.get("required") === true ? [{ path: "body", message: "is required", rule: `${body.pointer}/required` }] : [];
  const readers = new Map(
    (body.child("content")?.children() ?? []).map(([mediaType, content]) => {
      const { limit, compile } = mediaType === "multipart/form-data" ? multipart : json;
      return [
        mediaType,
        { limit, read: compile(content.child("schema") ?? content, schemas, content.child("encoding")) },
      ];
    }),
  );
  return async (request) => {
    if (!request.hasBody) return { value: undefined, findings: missing };
    const contentType = request.headers["content-type"] ?? "";
    const reader = readers.get(mediaTypeOf(contentType));
    if (!reader || !["", "identity"].includes(request.headers["content-encoding"] ?? "")) {
      const sentence = `The request body must be ${[...readers.keys()].join(" or ")}, without a content encoding.`;
      throw new Problem("UNSUPPORTED_MEDIA_TYPE", { sentence, reason: sentence });
    }
    return reader.read(await request.readBody(reader.limit), contentType);
  };
}

function mediaTypeOf(contentType: string): string {
  return (contentType.split(";")[0] ?? "").trim().toLowerCase();
}
