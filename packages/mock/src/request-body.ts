import type { IncomingMessage } from "node:http";
import type { Issue } from "@recruiting-outreach/contract";
import { readBytes } from "./body-reader.ts";
import type { DocumentNode } from "./document.ts";
import { compileJsonBody } from "./json-body.ts";
import { compileMultipartBody } from "./multipart-body.ts";
import { Problem } from "./problems.ts";
import type { Schemas } from "./schemas.ts";

const mebibyte = 1024 * 1024;

/** Judges a body of one media type. */
export type CheckBody = (bytes: Uint8Array<ArrayBuffer>, contentType: string) => Promise<readonly Issue[]>;

/** Reads and judges the body of a request. */
export type CheckRequestBody = (request: IncomingMessage) => Promise<readonly Issue[]>;

/** The file limit of a document plus room for the rest of the form. */
const multipart = { limit: 11 * mebibyte, compile: compileMultipartBody };
const json = { limit: mebibyte, compile: compileJsonBody };

/**
 * The check of an operation's request body. The check ends the request with Problem UNSUPPORTED_MEDIA_TYPE,
 * FILE_TOO_LARGE or, when the body cannot be parsed, INVALID_REQUEST.
 */
export function compileRequestBody(body: DocumentNode, schemas: Schemas): CheckRequestBody {
  const required = body.get("required") === true;
  const readers = new Map(
    (body.child("content")?.children() ?? []).map(([mediaType, content]) => {
      const { limit, compile } = mediaType === "multipart/form-data" ? multipart : json;
      return [mediaType, { limit, check: compile(content.child("schema") ?? content, schemas) }];
    }),
  );
  return async (request) => {
    if (!hasBody(request)) return required ? [{ path: "body", message: "is required" }] : [];
    const contentType = request.headers["content-type"] ?? "";
    const reader = readers.get(mediaTypeOf(contentType));
    if (!reader || !["", "identity"].includes(request.headers["content-encoding"] ?? "")) {
      const sentence = `The request body must be ${[...readers.keys()].join(" or ")}, without a content encoding.`;
      throw new Problem("UNSUPPORTED_MEDIA_TYPE", { sentence });
    }
    return reader.check(await readBytes(request, reader.limit), contentType);
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function mediaTypeOf(contentType: string): string {
  return (contentType.split(";")[0] ?? "").trim().toLowerCase();
}
