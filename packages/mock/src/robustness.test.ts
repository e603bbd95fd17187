import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import { ask, sharedMock } from "./testing/requests.ts";

const mock = await sharedMock();
const base = new URL(mock.url).pathname;

/** Sends bytes as they are and returns all that comes back before the connection ends. */
async function sendRaw(bytes: string): Promise<string> {
  const socket = connect(mock.port, "127.0.0.1");
  socket.write(bytes);
  return text(socket);
}

function bodyOf(raw: string): unknown {
  return JSON.parse(raw.slice(raw.indexOf("\r\n\r\n")));
}

function get(target: string, ...headers: string[]): string {
  return [`GET ${target} HTTP/1.1`, "host: mock", "x-api-key: k", "connection: close", ...headers, "", ""].join("\r\n");
}

describe("the mock stays up", () => {
  afterEach(async () => {
    expect((await ask(mock, "/contacts")).status).toBe(200);
  });

  test.for(["/contacts/%zz", "/contacts/%", "/contacts/%E0%A4%A", "/%zz"])("after the path %s", async (path) => {
    const { status, body } = await ask(mock, path);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "INVALID_REQUEST", error: expect.stringContaining("%25") });
  });

  test("after a bad escape in the query, which is taken as it stands", async () => {
    expect((await ask(mock, "/contacts?city=%zz")).status).toBe(200);
  });

  test.for(["hello\r\n\r\n", "GET\r\n\r\n", "\0\0\0\0\r\n\r\n", "FETCH / HTTP/1.1\r\nhost: mock\r\n\r\n"])(
    "after %j on the socket",
    async (bytes) => {
      const raw = await sendRaw(bytes);
      expect(raw).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
      expect(raw).toContain("Content-Type: application/json");
      expect(bodyOf(raw)).toEqual({ code: "INVALID_REQUEST", error: "The request cannot be read as HTTP." });
    },
  );

  test("after headers larger than any server takes", async () => {
    const raw = await sendRaw(get(`${base}/contacts`, `x-long: ${"x".repeat(300_000)}`));
    expect(bodyOf(raw)).toMatchObject({ code: "INVALID_REQUEST" });
  });

  test("after a request without a Host header", async () => {
    expect(await sendRaw(`GET ${base}/contacts HTTP/1.1\r\nx-api-key: k\r\nconnection: close\r\n\r\n`)).toMatch(
      / 200 OK/,
    );
  });

  test("after an expectation it does not know", async () => {
    expect(await sendRaw(get(`${base}/contacts`, "expect: a-miracle"))).toMatch(/ 200 OK/);
  });

  test.for(["*", "/", "http://[", "//", `http://elsewhere.example${base}/nowhere`])(
    "after the request target %j",
    async (target) => {
      expect(bodyOf(await sendRaw(get(target)))).toMatchObject({ code: "NOT_FOUND" });
    },
  );

  test("after a request that names the whole address", async () => {
    expect(await sendRaw(get(`http://mock.example${base}/contacts`))).toMatch(/ 200 OK/);
  });

  test("after a path of prototype names", async () => {
    expect((await ask(mock, "/contacts/__proto__?constructor=1&__proto__=2")).status).toBe(200);
  });

  test("after a client that leaves in the middle of its body", async () => {
    const socket = connect(mock.port, "127.0.0.1");
    const head = `POST ${base}/people/search HTTP/1.1\r\nhost: mock\r\nx-api-key: k\r\n`;
    socket.write(`${head}content-type: application/json\r\ncontent-length: 100\r\nexpect: 100-continue\r\n\r\n`);
    await once(socket, "data");
    socket.write('{"limit"');
    socket.destroy();
    await once(socket, "close");
  });
});
