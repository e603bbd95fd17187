import fc from "fast-check";
import { mutated } from "./mutations.ts";
import type { FuzzBytes, FuzzRequest } from "./request.ts";

const encoder = new TextEncoder();

/**
 * Bytes for a connection of their own: requests that were damaged, requests that contradict themselves, and what other
 * protocols begin with.
 *
 * @param basePath - where the API starts, as in `/api/openapi/v1`
 */
export function garbledBytes(valid: fc.Arbitrary<FuzzRequest>, basePath: string, key: string): fc.Arbitrary<FuzzBytes> {
  return valid.chain((request) => {
    const whole = asHttp(request, basePath, key);
    return fc
      .oneof(
        { weight: 6, arbitrary: mutated(whole) },
        { weight: 2, arbitrary: contradictory(request, basePath, key) },
        { weight: 1, arbitrary: fc.constantFrom(...strangers).map((text) => Buffer.from(text, "latin1")) },
        { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
        { weight: 1, arbitrary: fc.constant(Buffer.concat([whole, whole])) },
      )
      .map((bytes): FuzzBytes => ({ kind: "garbled bytes", operationId: request.operationId, bytes }));
  });
}

function asHttp(
  { method, target, headers, body }: FuzzRequest,
  basePath: string,
  key: string,
  more: readonly string[] = [],
): Buffer {
  const length = body === undefined ? [] : [`content-length: ${body.length}`];
  const lines = [
    `${method} ${basePath}${target} HTTP/1.1`,
    ...["host: api.example", `x-api-key: ${key}`, "connection: close"],
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...[...length, ...more, "", ""],
  ];
  return Buffer.concat([encoder.encode(lines.join("\r\n")), body ?? new Uint8Array()]);
}

/** Heads that say two things about their body, or more than a head may say. */
function contradictory(request: FuzzRequest, basePath: string, key: string): fc.Arbitrary<Buffer> {
  const lines = fc.constantFrom(
    "content-length: 0",
    "content-length: -1",
    "content-length: 1e3",
    "content-length: 99999999999999999999",
    "transfer-encoding: chunked",
    "transfer-encoding: gzip, chunked",
    "transfer-encoding: identity",
    "expect: 100-continue",
    "expect: a-miracle",
    "upgrade: h2c",
    "connection: upgrade, keep-alive",
    "host: other.example",
    ": no name",
    "no colon",
    " folded: 1",
    "x-api-key: second",
    "accept: text/csv,",
    "accept: garbage; a",
    `x-long: ${"x".repeat(20_000)}`,
    `x-many: 1${"\r\nx-many: 1".repeat(2500)}`,
    "trailer: x-api-key",
  );
  return fc.array(lines, { minLength: 1, maxLength: 2 }).map((more) => asHttp(request, basePath, key, more));
}

const strangers = [
  "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "GET /\r\n",
  "GET / HTTP/0.9\r\n\r\n",
  "GET / HTTP/9.9\r\nhost: a\r\n\r\n",
  "get / http/1.1\r\n\r\n",
  "CONNECT api.example:443 HTTP/1.1\r\nhost: api.example\r\n\r\n",
  "GET http://[ HTTP/1.1\r\nhost: a\r\n\r\n",
  "GET  HTTP/1.1\r\n\r\n",
  "POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nffffffffffffffffff\r\n",
  "POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n-1\r\n\r\n",
  "SSH-2.0-OpenSSH_9.0\r\n",
  "\r\n\r\n\r\n\r\n",
  "\0".repeat(100),
];
