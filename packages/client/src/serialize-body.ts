/** JSON, or form data when the body holds a file, because JSON would turn a file into `{}`. */
export function serializeBody(body: unknown): string | FormData {
  if (typeof body !== "object" || body === null || !Object.values(body).some((value) => value instanceof Blob)) {
    return JSON.stringify(body);
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}
