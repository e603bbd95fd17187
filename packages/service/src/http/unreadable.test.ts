import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { basePath } from "@recruiting-outreach/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../testing/test-service.ts";

let service: TestService;
let port: number;
beforeAll(async () => {
  service = await startTestService();
  port = Number(new URL(await service.app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => service[Symbol.asyncDispose]());

/** Writes bytes on a connection of their own; what comes back until it is closed. */
function send(...lines: readonly string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  return text(socket);
}

const form = /\r\ncontent-type: application\/json; charset=utf-8\r\n.*\{"code":"INVALID_REQUEST","error":"[^"]+"\}$/s;

describe("a head that cannot be served is refused in the form of the API", () => {
  it.each([
    ["no HTTP at all", ["hello"], "400 Bad Request"],
    ["without a host", [`GET ${basePath}/contacts HTTP/1.1`, "connection: close"], "400 Bad Request"],
    ["too large", [`GET ${basePath}/contacts HTTP/1.1`, "host: a", `x-long: ${"x".repeat(300_000)}`], "431 Request"],
  ])("%s", async (_, lines, status) => {
    const answer = await send(...lines);
    expect(answer).toMatch(form);
    expect(answer.startsWith(`HTTP/1.1 ${status}`)).toBe(true);
  });
});

describe("a head that can be served is", () => {
  it("whatever it expects", async () => {
    const answer = await send(`GET ${basePath} HTTP/1.1`, "host: a", "connection: close", "expect: a-miracle");
    expect(answer).toMatch(/^HTTP\/1\.1 404 .*"NOT_FOUND"/s);
  });

  it("as long as the contract's longest query may be", async () => {
    const answer = await send(`GET ${basePath}?q=${"x".repeat(100_000)} HTTP/1.1`, "host: a", "connection: close");
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  });
});

describe("a body", () => {
  it("may use any name that the contract leaves open, and no name changes what others mean", async () => {
    const { key } = await service.addWorkgroup({ credits: 20 });
    const answer = await service.app.inject({
      method: "POST",
      url: `${basePath}/people/search`,
      headers: { "x-api-key": key, "content-type": "application/json" },
      payload: '{"company":{"constructor":{"prototype":{"limit":7}},"__proto__":{"limit":7}},"limit":1}',
    });
    expect(answer.statusCode).toBe(200);
    expect("limit" in {}).toBe(false);
  });
});
