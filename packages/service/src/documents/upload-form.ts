import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { unstorableText } from "../http/unstorable-text.ts";
import { type Issue, invalidRequest, type Problem } from "../problems.ts";
import { Inspection } from "./inspection.ts";

/** The most bytes that a file may have: 10 MB. */
export const maxFileBytes: number = 10 * 1024 * 1024;

const longestType = 64;

/** Takes a file while it comes in. */
export type Keep = (content: AsyncIterable<Uint8Array>) => Promise<void>;

/** A form with the parts `file` and `type`, once it has been read to its end. */
export interface UploadForm {
  readonly type: string;
  readonly fileName: string;
  readonly inspection: Inspection;
  /** Whether the file was longer than is allowed, and cut off there. */
  readonly truncated: boolean;
}

/**
 * Reads the form of a request.
 *
 * @throws Problem INVALID_REQUEST when parts are missing, unknown or not as they should be; and what `keep` throws
 */
export async function readUploadForm(request: FastifyRequest, keep: Keep): Promise<UploadForm> {
  const issues: Issue[] = [];
  let type: string | undefined;
  let file: { fileName: string; inspection: Inspection; stream: MultipartFile["file"] } | undefined;
  for await (const part of readable(partsOf(request))) {
    if (part.type === "file" && part.fieldname === "file" && !file) {
      file = { fileName: part.filename, inspection: new Inspection(), stream: part.file };
      await keep(file.inspection.pass(readable(part.file)));
    } else if (part.type === "field" && part.fieldname === "type" && type === undefined) {
      type = String(part.value);
    } else {
      if (part.type === "file") part.file.resume();
      issues.push(
        part.fieldname === undefined
          ? { path: "body", message: "has a part without a name" }
          : { path: `body.${part.fieldname}`, message: complaintOf(part.fieldname, part.type) },
      );
    }
  }
  const isMissing = (name: string, value: unknown): boolean =>
    value === undefined && !issues.some(({ path }) => path === `body.${name}`);
  if (isMissing("file", file)) issues.push({ path: "body.file", message: "is required" });
  if (isMissing("type", type)) issues.push({ path: "body.type", message: "is required" });
  if (file?.inspection.size === 0) issues.push({ path: "body.file", message: "must not be empty" });
  issues.push(...issuesOfType(type));
  const [first, ...others] = issues;
  if (first || !file || type === undefined) throw invalidRequest([first as Issue, ...others]);
  return { type, fileName: file.fileName, inspection: file.inspection, truncated: file.stream.truncated };
}

function partsOf(request: FastifyRequest): ReturnType<FastifyRequest["parts"]> {
  // Of a request that broke off before, nobody would ever hear again.
  if (request.raw.destroyed) throw unreadable("the request broke off");
  const options = {
    limits: { fileSize: maxFileBytes, fieldSize: 4 * longestType + 1, fieldNameSize: 100, parts: 10 },
    // It would throw before the rest of the form has been read, and the caller would never see the answer.
    throwFileSizeLimit: false,
  };
  return request.parts(options);
}

function complaintOf(name: string, kind: "file" | "field"): string {
  if (name !== "file" && name !== "type") return "is not known";
  if ((name === "file") === (kind === "file")) return "must be given once";
  return name === "file" ? "must be a file with a name" : "must be text, not a file";
}

function issuesOfType(type: string | undefined): Issue[] {
  if (type === undefined) return [];
  const path = "body.type";
  if (type === "" || [...type].length > longestType) {
    return [{ path, message: `must have 1 to ${longestType} characters` }];
  }
  const unstorable = unstorableText(type, path);
  return unstorable ? [unstorable] : [];
}

/** The same pieces, with everything that is wrong with the form said in the words of the API. */
async function* readable<Piece>(source: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  const pieces = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const piece = await pieces.next().catch((error: Error) => {
        throw unreadable(error.message);
      });
      if (piece.done) return;
      yield piece.value;
    }
  } finally {
    await pieces.return?.();
  }
}

function unreadable(reason: string): Problem {
  return invalidRequest([{ path: "body", message: `cannot be read as a form: ${reason}` }]);
}
