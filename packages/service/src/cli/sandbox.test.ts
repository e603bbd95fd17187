import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { Program, runProgram } from "../testing/program.ts";

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "cli-test-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describe("sandbox", () => {
  it("prints its key, and a command that works", async () => {
    await using program = new Program(["sandbox", "--port", "0"]);
    await program.printed(/Its key is demo\n/);
    const command = await program.printed(/Try: (curl .+)\n/);
    const [, key = "", url = ""] = /^curl -H 'x-api-key: (.+)' (\S+)$/.exec(command) ?? [];
    expect((await fetch(url, { headers: { "x-api-key": key } })).status).toBe(200);
  });

  it("prints one line of JSON when asked to", async () => {
    await using program = new Program(["sandbox", "--port", "0", "--json"]);
    expect(JSON.parse(await program.printed(/(.+)\n/))).toEqual({
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/api\/openapi\/v1$/),
      key: "demo",
    });
  });

  it("stops with code 0 and leaves no file behind", async () => {
    const TMPDIR = await temporaryFolder();
    await using program = new Program(["sandbox", "--port", "0"], { TMPDIR });
    await program.printed(/Its key/);
    expect(await readdir(TMPDIR)).not.toEqual([]);
    expect(await program.end("SIGINT")).toBe(0);
    expect(await readdir(TMPDIR)).toEqual([]);
  });

  it("refuses a folder that another one uses, and says which", async () => {
    const folder = await temporaryFolder();
    await using program = new Program(["sandbox", "--port", "0", "--folder", folder]);
    await program.printed(/Its key/);
    const { code, stderr } = await runProgram(["sandbox", "--port", "0", "--folder", folder]);
    expect(code).toBe(1);
    expect(stderr).toContain(`Process ${program.pid} uses ${folder} already.`);
  });

  it("says how to choose another port when its port is taken", async () => {
    await using program = new Program(["sandbox", "--port", "0"]);
    const port = await program.printed(/127\.0\.0\.1:(\d+)/);
    const { code, stderr } = await runProgram(["sandbox", "--port", port]);
    expect(code).toBe(1);
    expect(stderr).toContain(`Port ${port} is in use.`);
  });
});
