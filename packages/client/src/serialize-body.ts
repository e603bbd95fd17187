import { maxUploadBytes } from "@recruiting-outreach/contract";

/**
 * JSON, nothing for undefined, or form data when the body holds a file, because JSON would turn a file into `{}`.
 *
 * @throws TypeError when a file is larger than the contract allows
 */
export function serializeBody(body: unknown): string | FormData | null {
  if (typeof body !== "object" || body === null || !Object.values(body).some(isFile))
    return JSON.stringify(body) ?? null;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    const file = value instanceof Uint8Array ? new Blob([value as Uint8Array<ArrayBuffer>]) : value;
    if (file?.size > maxUploadBytes) {
      throw new TypeError(`${name} has ${file.size} bytes; at most ${maxUploadBytes} may be uploaded`);
    }
    if (file !== undefined) form.append(name, file);
  }
  return form;
}

function isFile(value: unknown): value is Blob | Uint8Array {
  return value instanceof Blob || value instanceof Uint8Array;
}
