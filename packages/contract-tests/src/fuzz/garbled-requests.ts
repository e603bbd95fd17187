import fc from "fast-check";
import { mutated } from "./mutations.ts";
import type { FuzzRequest } from "./request.ts";

const encoder = new TextEncoder();
const tokens = {
  accept: [
    "text/csv",
    "*/*",
    "application/json",
    "garbage",
    ",",
    ";",
    "q=",
    "0.5",
    "q=0",
    "a",
    " ",
    "/",
    '"',
    "=",
    "*",
  ],
  prefer: [
    "code=",
    "example=",
    "dynamic=",
    "seed=",
    "404",
    "200",
    "429",
    "true",
    "firstPage",
    ",",
    ";",
    " ",
    '"',
    "\\",
    "__proto__",
  ],
  "content-type": [
    "application/json",
    "multipart/form-data",
    "text/plain",
    ";",
    "boundary=",
    "charset=",
    "utf-16",
    '"',
    "a",
    "/",
    " ",
  ],
  "content-encoding": ["gzip", "identity", "br", ",", ""],
  "x-api-key": ["", " ", "k", "key_expired", "key_rate_limited", "key_no_credits", "key_wrong_plan", "_a", ":", "'"],
  "if-none-match": ["*", '"', "W/"],
  range: ["bytes=", "0-", "-1", ","],
  "x-forwarded-for": ["127.0.0.1", ",", "::1", "%"],
  "accept-encoding": ["gzip", "br", "identity", ";q=0", ",", "*"],
  origin: ["https://app.example", "null", "%", " "],
} as const;
const pathTokens = [
  "%",
  "%zz",
  "%00",
  "%2F",
  "%E0%A4%A",
  "..",
  ".",
  "/",
  "//",
  "a",
  "~",
  "{",
  "}",
  ";",
  "__proto__",
  "constructor",
];
const queryTokens = [
  "&",
  "=",
  "%",
  "+",
  "?",
  "[]",
  "limit",
  "page",
  "cursor",
  "__code=404",
  "__example=",
  "__dynamic=true",
  "__seed=",
  "__proto__",
  "1",
  "%F0%9F",
  "#",
];
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "PROPFIND"];

/** Requests whose body is anything, behind a head that is in order. */
export function garbledBody(valid: fc.Arbitrary<FuzzRequest>): fc.Arbitrary<FuzzRequest> {
  return valid.chain(({ body = new Uint8Array(), headers, ...request }) =>
    fc
      .oneof(
        { weight: 4, arbitrary: mutated(body) },
        { weight: 1, arbitrary: strangeJson.map((text) => encoder.encode(text)) },
      )
      .map((garbled) => ({
        ...request,
        kind: "garbled body" as const,
        headers: { "content-type": "application/json", ...headers },
        body: garbled,
      })),
  );
}

/** Requests of which the method, the path, the query or some headers are anything that an HTTP client lets through. */
export function garbledHead(valid: fc.Arbitrary<FuzzRequest>): fc.Arbitrary<FuzzRequest> {
  const headers = fc
    .subarray(Object.keys(tokens) as (keyof typeof tokens)[], { minLength: 1, maxLength: 3 })
    .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, soup(tokens[name])]))))
    .map(withHeaders);
  const changes = fc.oneof(
    headers,
    fc.constantFrom(...methods).map(withMethod),
    fc.tuple(soup(pathTokens), fc.nat()).map(([more, at]) => withPath(more, at)),
    soup(queryTokens).map(withQuery),
  );
  return fc
    .tuple(valid, fc.array(changes, { minLength: 1, maxLength: 2 }))
    .map(([request, chosen]) =>
      chosen.reduce<FuzzRequest>((changed, change) => change(changed), { ...request, kind: "garbled head" }),
    );
}

type Change = (request: FuzzRequest) => FuzzRequest;

function soup(ingredients: readonly string[]): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom(...ingredients), { maxLength: 6 }).map((chosen) => chosen.join("").trim());
}

function withHeaders(garbled: Record<string, string>): Change {
  return (request) => ({ ...request, headers: { ...request.headers, ...garbled } });
}

function withMethod(method: string): Change {
  return (request) => ({ ...request, method });
}

function withPath(more: string, at: number): Change {
  return (request) => {
    const [path = "", ...query] = request.target.split("?");
    const place = 1 + (at % path.length);
    return { ...request, target: [path.slice(0, place) + more + path.slice(place), ...query].join("?") };
  };
}

function withQuery(more: string): Change {
  return (request) => ({ ...request, target: `${request.target}${request.target.includes("?") ? "&" : "?"}${more}` });
}

const strangeJson = fc.oneof(
  fc.json(),
  fc.constantFrom(
    "",
    " ",
    "null",
    "{",
    "[[",
    "1e999",
    '"\\ud800"',
    "\ufeff{}",
    "{'a':1}",
    "NaN",
    "{}{}",
    "\0",
    '{"__proto__":{"a":1}}',
    '{"a":1,"a":2}',
  ),
  fc.integer({ min: 1, max: 50_000 }).map((depth) => "[".repeat(depth)),
  fc.integer({ min: 1, max: 5000 }).map((depth) => `${'{"people":'.repeat(depth)}1${"}".repeat(depth)}`),
  fc.integer({ min: 1, max: 400 }).map((digits) => `{"limit":${"9".repeat(digits)}}`),
);
