import fs from "node:fs";
import { access, stat } from "node:fs/promises";
import { basename } from "node:path";
import { maxUploadBytes } from "@recruiting-outreach/contract";
import { mediaTypeOf } from "../uploads/media-type.ts";

/** What a path may tell wrongly. */
export interface OpenFileOptions {
  /** Name of the file. Default: the last part of the path. */
  name?: string;
  /** Media type. Default: what the extension of the name stands for, else `application/octet-stream`. */
  type?: string;
}

/**
 * Opens a file of the disk for `uploadContactDocument`. It is read piece by piece while it is sent, so leave it as it is until then; Node
 * notices a change, and the upload fails.
 *
 * @param path - path of the file, absolute or from the working directory
 * @throws TypeError when nothing readable is there, when it is no file, or when it is larger than the contract allows
 *
 * @example
 * ```ts
 * await client.uploadContactDocument({ contactId, type: "cv", file: await openFile("cvs/priya-raman.pdf") });
 * ```
 */
export async function openFile(path: string, options: OpenFileOptions = {}): Promise<File> {
  const { name = basename(path), type = mediaTypeOf(name) } = options;
  const stats = await readable(path);
  if (!stats.isFile()) throw new TypeError(`${path} is ${stats.isDirectory() ? "a folder" : "no file"}; name a file`);
  if (stats.size > maxUploadBytes) {
    throw new TypeError(`${path} has ${stats.size} bytes; at most ${maxUploadBytes} may be uploaded`);
  }
  // Looked up late, because an import of a missing name would end the whole program.
  if (!fs.openAsBlob) {
    throw new TypeError(
      "openFile needs openAsBlob of node:fs, which this runtime lacks; use fileFromStream of @recruiting-outreach/client/uploads",
    );
  }
  return new File([await fs.openAsBlob(path, { type })], name, { type });
}

async function readable(path: string): Promise<fs.Stats> {
  try {
    await access(path, fs.constants.R_OK);
    return await stat(path);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const reason = code === "ENOENT" ? "there is no such file" : code;
    throw new TypeError(`cannot open ${path}: ${reason}`, { cause });
  }
}
