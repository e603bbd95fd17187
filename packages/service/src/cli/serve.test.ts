import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { basePath } from "@recruiting-outreach/contract";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { testEnvironment } from "../testing/environment.ts";
import { Program } from "../testing/program.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";

let other: TestService;
beforeAll(async () => {
  other = await startTestService();
});
afterAll(() => other[Symbol.asyncDispose]());

async function serving(environment: NodeJS.ProcessEnv = {}): Promise<{ program: Program; port: number }> {
  const folder = await mkdtemp(join(tmpdir(), "cli-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const program = new Program(["serve"], { ...testEnvironment(), DATA_DIRECTORY: folder, ...environment });
  const port = Number(await program.printed(/The API starts at http:\/\/127\.0\.0\.1:(\d+)/));
  return { program, port };
}

/** Begins a request whose body never comes to its end. */
async function unfinishedRequest(port: number): Promise<Socket> {
  const { key } = await other.addWorkgroup();
  const head = [
    `POST ${basePath}/contacts/import HTTP/1.1`,
    "host: localhost",
    `x-api-key: ${key}`,
    "content-type: application/json",
    "content-length: 100",
    "expect: 100-continue",
  ];
  const socket = connect(port, "127.0.0.1");
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  // The service has begun with the request once it asks for the rest.
  await once(socket, "data");
  return socket;
}

describe("serve", () => {
  it("logs each request as a line of JSON, without its key", async () => {
    const { program, port } = await serving();
    await using _ = program;
    await fetch(`http://127.0.0.1:${port}${basePath}/contacts`, { headers: { "x-api-key": "very-secret" } });
    expect(JSON.parse(await program.printed(/(\{.*"msg":"request"\})\n/))).toMatchObject({
      operationId: "listContacts",
      status: 401,
    });
    expect(program.stdout).not.toContain("very-secret");
  });

  it.each(["SIGINT", "SIGTERM"] as const)("ends with code 0 on %s, even with a connection open", async (signal) => {
    const { program, port } = await serving();
    await using _ = program;
    await (await fetch(`http://127.0.0.1:${port}/healthz`)).text();
    expect(await program.end(signal)).toBe(0);
  });

  it("ends with code 1 when requests take longer than they may", async () => {
    const { program, port } = await serving({ SHUTDOWN_SECONDS: "1" });
    await using _ = program;
    const socket = await unfinishedRequest(port);
    expect(await program.end("SIGTERM")).toBe(1);
    expect(program.stderr).toContain("still under way after 1 s");
    socket.destroy();
  });

  it("ends at once on a second signal", async () => {
    const { program, port } = await serving();
    await using _ = program;
    const socket = await unfinishedRequest(port);
    const ended = program.end("SIGTERM");
    await program.end("SIGINT");
    expect(await ended).toBe(130);
    socket.destroy();
  });
});
