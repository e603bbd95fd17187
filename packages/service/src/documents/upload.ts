import type { FastifyRequest } from "fastify";
import { Problem } from "../problems.ts";
import { cleanFileName } from "./file-name.ts";
import { type AcceptedFile, judgeFile } from "./file-types.ts";
import { type Keep, readUploadForm } from "./upload-form.ts";

/** A document as it was uploaded. */
export interface Upload extends AcceptedFile {
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * Receives a document, and passes its bytes on while they come in.
 *
 * @param keep - what it took has to be thrown away when this fails, because a form is judged at its end
 * @throws Problem INVALID_REQUEST, FILE_TOO_LARGE or UNSUPPORTED_MEDIA_TYPE, and what `keep` throws
 */
export async function receiveUpload(request: FastifyRequest, keep: Keep): Promise<Upload> {
  const { type, fileName, inspection, truncated } = await readUploadForm(request, keep);
  if (truncated) throw new Problem("FILE_TOO_LARGE", "The file is larger than 10 MB.");
  return { type, size: inspection.size, ...judgeFile(cleanFileName(fileName), await inspection.finding()) };
}
