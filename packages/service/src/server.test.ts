import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { basePath } from "@recruiting-outreach/contract";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type Config, readConfig } from "./config.ts";
import { type RunningService, startService } from "./server.ts";
import { testEnvironment } from "./testing/environment.ts";
import { TestLog } from "./testing/log.ts";
import { startTestService, type TestService } from "./testing/test-service.ts";

let folder: string;
let other: TestService;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "server-test-"));
  other = await startTestService();
});
afterAll(async () => {
  await other[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** The configuration of a service on the database of the tests. */
function config(changes: Partial<Config> = {}): Config {
  return { ...readConfig({ ...testEnvironment(), DATA_DIRECTORY: folder }), ...changes };
}

async function start(changes?: Partial<Config>): Promise<{ service: RunningService; origin: string; log: TestLog }> {
  const log = new TestLog();
  const service = await startService(config(changes), { logTo: log });
  onTestFinished(() => service.close());
  return { service, origin: service.url.slice(0, -basePath.length), log };
}

/** Sends bytes as they are, and gives all that comes back. */
async function exchange(origin: string, ...pieces: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  for (const piece of pieces) socket.write(piece);
  return text(socket);
}

describe("startService", () => {
  it("answers requests where it says", async () => {
    const { service } = await start();
    const { key, workgroupId } = await other.addWorkgroup();
    const response = await fetch(`${service.url}/auth/validate`, { headers: { "x-api-key": key } });
    expect(await response.json()).toMatchObject({ valid: true, workGroupId: workgroupId });
  });

  it("fills the database before the first request", async () => {
    const prepared: string[] = [];
    const prepare = async () => void prepared.push("filled");
    const service = await startService(config({ logLevel: "silent" }), { prepare });
    expect(prepared).toEqual(["filled"]);
    await service.close();
  });

  it("ends when its port is taken, and leaves nothing open", async () => {
    const { origin } = await start();
    await expect(startService(config({ port: Number(new URL(origin).port) }))).rejects.toThrow("EADDRINUSE");
  });

  it("names the command to run when it may not change the tables", async () => {
    const directory = await mkdtemp(join(tmpdir(), "server-test-"));
    onTestFinished(() => rm(directory, { recursive: true }));
    const empty = config({ database: { directory }, migrateOnStart: false });
    await expect(startService(empty)).rejects.toThrow(/0001-.+Run: recruiting-outreach-service migrate/);
  });

  it("warns about a loss of power when the database is embedded", async () => {
    const directory = await mkdtemp(join(tmpdir(), "server-test-"));
    onTestFinished(() => rm(directory, { recursive: true }));
    const { log } = await start({ database: { directory }, migrateOnStart: true, rowLevelSecurity: false });
    expect(log.text).toContain("loss of power");
  });
});

describe("bytes that are no request", () => {
  it.each([
    ["garbage", "garbage\r\n\r\n", "400 Bad Request"],
    ["a TLS handshake", "\u0016\u0003\u0001", "400 Bad Request"],
  ])("are answered in the form of the API: %s", async (_, bytes, status) => {
    const { origin } = await start();
    const [head = "", body = ""] = (await exchange(origin, bytes)).split("\r\n\r\n");
    expect(head).toContain(`HTTP/1.1 ${status}\r\ncontent-type: application/json`);
    expect(JSON.parse(body)).toEqual({ code: "INVALID_REQUEST", error: expect.any(String) });
  });
});

describe("close", () => {
  it("lets a request that is under way come to its end", async () => {
    const { service, origin } = await start();
    const { key } = await other.addWorkgroup();
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    const head = [
      `PATCH ${basePath}/contacts/66f1c0de5a7b3c0012ab0001 HTTP/1.1`,
      "host: localhost",
      `x-api-key: ${key}`,
      "content-type: application/json",
      "expect: 100-continue",
      "content-length: 20",
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    // The service has begun with the request once it asks for the rest.
    await once(socket, "data");
    const closed = service.close();
    socket.write('{"firstName":"Priya"}'.slice(0, 20));
    expect(await text(socket)).toContain("HTTP/1.1 400");
    await closed;
  });

  it("frees the port", async () => {
    const { service, origin } = await start();
    await service.close();
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow("fetch failed");
  });
});
