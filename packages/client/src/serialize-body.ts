import { maxUploadBytes } from "@recruiting-outreach/contract";

/**
 * JSON, or form data when the body holds a file, because JSON would turn a file into `{}`.
 *
 * @throws TypeError when a file is larger than the contract allows
 */
export function serializeBody(body: unknown): string | FormData {
  if (typeof body !== "object" || body === null || !Object.values(body).some(isFile)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    if (!isFile(value)) {
      form.append(name, String(value));
      continue;
    }
    const file = value instanceof Blob ? value : new Blob([value as Uint8Array<ArrayBuffer>]);
    if (file.size > maxUploadBytes) {
      throw new TypeError(`${name} has ${file.size} bytes; at most ${maxUploadBytes} may be uploaded`);
    }
    form.append(name, file);
  }
  return form;
}

function isFile(value: unknown): value is Blob | Uint8Array {
  return value instanceof Blob || value instanceof Uint8Array;
}
