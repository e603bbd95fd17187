import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent, get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { startMockServer } from "./index.ts";
import { Program } from "./testing/program.ts";

const cli = fileURLToPath(new URL("cli.ts", import.meta.url));
const address = /at (http:\S+)\n/;

function documentWith(path: string): string {
  return `openapi: 3.1.0
paths:
  ${path}:
    get:
      responses:
        "200":
          description: Fine.
          content: { application/json: { example: { path: ${path} } } }
`;
}

describe("recruiting-outreach-mock", () => {
  test("prints where the API starts and a request that works", async () => {
    await using program = new Program(cli, ["--port", "0"]);
    const url = await program.printed(address);
    const [, key = "", target = ""] = /'x-api-key: (.+)' (\S+)/.exec(await program.printed(/Try: .+\n/)) ?? [];
    expect(target).toContain(url);
    const response = await fetch(target, { headers: { "x-api-key": key } });
    expect(response.status).toBe(200);
  });

  test("logs each request with its reason, and never the key", async () => {
    await using program = new Program(cli, ["--port", "0"]);
    const url = await program.printed(address);
    await fetch(`${url}/contacts`, { headers: { "x-api-key": "very-secret" } });
    expect(await program.printed(/GET .*\n/)).toMatch(
      /^GET \/api\/openapi\/v1\/contacts 200 [\d.]+ ms {2}listContacts: example firstPage\n$/,
    );
    expect(program.output).not.toContain("very-secret");
  });

  test("logs a line of JSON per request when asked to", async () => {
    await using program = new Program(cli, ["--port", "0", "--log", "json"]);
    const url = await program.printed(address);
    await fetch(`${url}/contacts?limit=0`, { headers: { "x-api-key": "very-secret" } });
    expect(JSON.parse(await program.printed(/(\{.*\})\n/))).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      method: "GET",
      path: "/api/openapi/v1/contacts",
      status: 400,
      milliseconds: expect.any(Number),
      operationId: "listContacts",
      reason: expect.stringContaining("query.limit must be >= 1, see #/paths/~1contacts/get/parameters/"),
    });
    expect(program.output).not.toContain("very-secret");
  });

  test("serves another document, and what it is changed to, and says when that is broken", async () => {
    const folder = await mkdtemp(join(tmpdir(), "mock-cli-"));
    const spec = join(folder, "openapi.yaml");
    await writeFile(spec, documentWith("/first"));
    await using program = new Program(cli, ["--port", "0", "--spec", spec]);
    const url = await program.printed(address);
    expect((await fetch(`${url}/first`)).status).toBe(200);

    await writeFile(spec, documentWith("/second"));
    await program.printed(/serves .+openapi\.yaml as it is now/);
    expect((await fetch(`${url}/second`)).status).toBe(200);

    await writeFile(spec, documentWith("/third").replace("paths:", "paths: ["));
    expect(await program.printed(/.+openapi\.yaml:\d+: .+/)).toContain(spec);
    await program.printed(/goes on with what it had before/);
    expect((await fetch(`${url}/second`)).status).toBe(200);
    await rm(folder, { recursive: true });
  });

  test("logs nothing when silent", async () => {
    await using program = new Program(cli, ["--port", "0", "--log", "silent"]);
    const url = await program.printed(address);
    await fetch(`${url}/contacts`, { headers: { "x-api-key": "any" } });
    await program.end("SIGTERM");
    expect(program.output).not.toContain("GET");
  });

  test.for(["SIGINT", "SIGTERM"] as const)("stops with code 0 on %s, even with a connection open", async (signal) => {
    await using program = new Program(cli, ["--port", "0"]);
    const url = await program.printed(address);
    const agent = new Agent({ keepAlive: true });
    const [response] = (await once(get(url, { agent }), "response")) as [IncomingMessage];
    await once(response.resume(), "end");
    expect(await program.end(signal)).toBe(0);
    agent.destroy();
  });

  test("says how to choose another port when its port is taken", async () => {
    await using mock = await startMockServer();
    await using program = new Program(cli, ["--port", `${mock.port}`]);
    expect(await program.end()).toBe(1);
    expect(program.output).toBe(
      `Port ${mock.port} is in use. Choose another with --port or MOCK_PORT, or take a free one with --port 0.\n`,
    );
  });

  test("explains its options", async () => {
    await using program = new Program(cli, ["--help"]);
    expect(await program.end()).toBe(0);
    for (const option of ["port", "host", "spec", "seed", "delay", "log"]) {
      expect(program.output).toContain(`--${option} <`);
      expect(program.output).toContain(`MOCK_${option.toUpperCase()}`);
    }
  });

  test("tells its version", async () => {
    await using program = new Program(cli, ["--version"]);
    expect(await program.end()).toBe(0);
    expect(program.output).toBe(`${manifest.version}\n`);
  });

  test("refuses an option that does not exist", async () => {
    await using program = new Program(cli, ["--prot", "1"]);
    expect(await program.end()).toBe(1);
    expect(program.output).toContain("--prot");
  });
});
