import type { RequestDefect } from "./defect.ts";

const documents = "/contacts/66f1c0de5a7b3c0012ab0001/documents";
const tenMebibytes = 10 * 1024 * 1024;

function form(parts: Readonly<Record<string, string | File>>): RequestInit {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.set(name, value);
  return { method: "POST", body };
}

function fileOf(size: number): File {
  return new File([new Uint8Array(size)], "cv.pdf", { type: "application/pdf" });
}

/** Requests to a mock of the contract. */
export const requestDefects: readonly RequestDefect[] = [
  {
    name: "malformed JSON is never answered",
    target: "/people/search",
    init: { method: "POST", headers: { "content-type": "application/json" }, body: '{"limit":' },
    ours: "400 INVALID_REQUEST",
    stock: "no answer",
  },
  {
    name: "the process exits on an Accept header that ends with a comma",
    target: "/contacts",
    init: { headers: { accept: "text/csv," } },
    ours: "406 NOT_ACCEPTABLE",
    stock: "exits",
  },
  {
    name: "the process exits on an Accept header that holds no media type",
    target: "/contacts",
    init: { headers: { accept: "garbage; a" } },
    ours: "200",
    stock: "exits",
  },
  {
    name: "the process exits on a broken escape in the path",
    target: "/contacts/%zz",
    ours: "400 INVALID_REQUEST",
    stock: "exits",
  },
  {
    name: "an invalid request is answered with 422 where the contract declares errors by default only",
    target: "/contacts?limit=0",
    ours: "400 INVALID_REQUEST",
    stock: "422 INVALID_REQUEST",
  },
  {
    name: "an unknown route is answered in a form of Prism's own",
    target: "/contracts",
    ours: "404 NOT_FOUND",
    stock: "404 as application/problem+json",
  },
  {
    name: "an unknown method is answered in a form of Prism's own",
    target: "/contacts",
    init: { method: "DELETE" },
    ours: "405 METHOD_NOT_ALLOWED",
    stock: "405 as application/problem+json",
  },
  {
    name: "HEAD is refused",
    target: "/contacts",
    init: { method: "HEAD" },
    ours: "200",
    stock: "405 as application/problem+json",
  },
  {
    name: "an Accept header without JSON is answered in a form of Prism's own",
    target: "/contacts",
    init: { headers: { accept: "text/html" } },
    ours: "406 NOT_ACCEPTABLE",
    stock: "406 as application/problem+json",
  },
  {
    name: "a body that is too large is answered in yet another form",
    target: documents,
    init: form({ file: fileOf(tenMebibytes + 1), type: "cv" }),
    ours: "413 FILE_TOO_LARGE",
    stock: "413",
  },
  {
    name: "the limit of 10 MiB for a file holds for the whole form",
    target: documents,
    init: form({ file: fileOf(tenMebibytes), type: "cv" }),
    ours: "200",
    stock: "413",
  },
  {
    name: "query parameters are found by their name in any case",
    target: "/contacts?LIMIT=0",
    ours: "200",
    stock: "422 INVALID_REQUEST",
  },
  {
    name: "an empty query parameter counts as none, whatever its minLength",
    target: "/contacts/tags?name=",
    ours: "400 INVALID_REQUEST",
    stock: "200",
  },
  {
    name: "any key is accepted, so that nobody can try one that is refused",
    target: "/contacts",
    init: { headers: { "x-api-key": "key_expired" } },
    ours: "401 UNAUTHORIZED",
    stock: "200",
  },
  {
    name: "a text part that comes as a file is accepted",
    target: documents,
    init: form({ file: fileOf(3), type: fileOf(3) }),
    ours: "400 INVALID_REQUEST",
    stock: "200",
  },
  {
    name: "a part that a closed form does not name is accepted",
    target: documents,
    init: form({ file: fileOf(3), type: "cv", more: "1" }),
    ours: "400 INVALID_REQUEST",
    stock: "200",
  },
];

/** What our mock does no better, because the contract has no way to say it. */
export const sharedLimits: readonly RequestDefect[] = [
  {
    name: "a query parameter of an unknown name is passed over",
    target: "/contacts?surname=Lovelace",
    ours: "200",
    stock: "200",
  },
];
