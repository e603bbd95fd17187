import { ByteSearch } from "./byte-search.ts";

/** One part of a form. */
export interface Part {
  readonly name: string;
  /** Whether it came with a file name. */
  readonly isFile: boolean;
  /** In lower case, without parameters; undefined when the part does not say. */
  readonly mediaType: string | undefined;
  /** A view of the body, not a copy. */
  readonly bytes: Uint8Array;
}

/** More parts than any form has. */
const maxParts = 1000;
const longestBoundary = 70;
const dash = 0x2d;

const encoder = new TextEncoder();
const utf8 = new TextDecoder();
const endOfHeaders = new ByteSearch(encoder.encode("\r\n\r\n"));

/**
 * Takes a multipart/form-data body apart. The platform's own parser copies what it finds, and keeps a server from
 * everything else for a tenth of a second when that is ten megabytes.
 *
 * @throws Error when the body does not follow its boundary.
 */
export function parseMultipart(body: Uint8Array, contentType: string): Part[] {
  const boundary = `--${boundaryOf(contentType)}`;
  const opening = new ByteSearch(encoder.encode(boundary));
  const delimiter = new ByteSearch(encoder.encode(`\r\n${boundary}`));
  const parts: Part[] = [];
  let position = after(opening, body, 0);
  while (body[position] !== dash || body[position + 1] !== dash) {
    if (parts.length === maxParts) throw new Error(`The form has more than ${maxParts} parts.`);
    const content = after(endOfHeaders, body, position);
    const next = after(delimiter, body, content);
    const headers = utf8.decode(body.subarray(position, content));
    parts.push({
      ...readDisposition(headers),
      mediaType: readMediaType(headers),
      bytes: body.subarray(content, next - delimiter.length),
    });
    position = next;
  }
  return parts;
}

function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined || boundary.length > longestBoundary) throw new Error("The form names no boundary.");
  return boundary;
}

function after(wanted: ByteSearch, body: Uint8Array, from: number): number {
  const start = wanted.indexIn(body, from);
  if (start < 0) throw new Error("The form does not follow its boundary.");
  return start + wanted.length;
}

function readDisposition(headers: string): Pick<Part, "name" | "isFile"> {
  const [, parameters] =
    /^[ \t]*\r\n(?:.*\r\n)*?content-disposition:[ \t]*form-data([^\r\n]*)\r\n/i.exec(headers) ?? [];
  const [, name] = /;[ \t]*name="([^"]*)"/i.exec(parameters ?? "") ?? [];
  if (parameters === undefined || name === undefined) throw new Error("A part of the form has no name.");
  return { name: unescapeName(name), isFile: /;[ \t]*filename\*?=/i.test(parameters) };
}

function readMediaType(headers: string): string | undefined {
  return /^content-type:[ \t]*([^\s;]+)/im.exec(headers)?.[1]?.toLowerCase();
}

/** What browsers cannot write between quotation marks they write as escapes. */
function unescapeName(name: string): string {
  return name.replace(/%(22|0D|0A)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
