const boundary = "fuzz-4f1d0c7b9e2a";
const encoder = new TextEncoder();

/** The media type of the forms that are made here. */
export const formType: string = `multipart/form-data; boundary=${boundary}`;

/** Writes a form: byte arrays as files, lists as one part for each item, anything else as text. */
export function encodeForm(fields: Readonly<Record<string, unknown>>): Uint8Array {
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) => encodePart(name, item)),
  );
  return Buffer.concat([...parts, encoder.encode(`--${boundary}--\r\n`)]);
}

function encodePart(name: string, value: unknown): Uint8Array {
  const escaped = name.replace(/["\r\n]/g, encodeURIComponent);
  const file = value instanceof Uint8Array ? '; filename="cv.pdf"\r\nContent-Type: application/pdf' : "";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${escaped}"${file}\r\n\r\n`;
  const content = value instanceof Uint8Array ? value : encoder.encode(String(value));
  return Buffer.concat([encoder.encode(head), content, encoder.encode("\r\n")]);
}
