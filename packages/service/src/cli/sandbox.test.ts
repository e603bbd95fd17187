import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { Program, runProgram } from "../testing/program.ts";

const small = ["sandbox", "--port", "0", "--people", "0"];
let folder: string;
let program: Program;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cli-test-"));
  program = new Program([...small, "--folder", folder]);
  await program.printed(/Try: .+\n/);
});
afterAll(async () => {
  await program.end("SIGTERM");
  await rm(folder, { recursive: true });
});

describe("sandbox", () => {
  it("prints its key, and a command that works", async () => {
    expect(await program.printed(/Its key is (.+)\n/)).toBe("demo");
    const [, key = "", url = ""] = /^Try: curl -H 'x-api-key: (.+)' (\S+)$/m.exec(program.stdout) ?? [];
    expect((await fetch(url, { headers: { "x-api-key": key } })).status).toBe(200);
  });

  it("refuses a folder that another one uses, and says which process that is", async () => {
    const { code, stderr } = await runProgram([...small, "--folder", folder]);
    expect(code).toBe(1);
    expect(stderr).toContain(`Process ${program.pid} uses ${folder} already.`);
  });

  it("prints one line of JSON when asked to, and leaves no file behind when it ends", async () => {
    const TMPDIR = await mkdtemp(join(tmpdir(), "cli-test-"));
    onTestFinished(() => rm(TMPDIR, { recursive: true }));
    await using other = new Program([...small, "--json"], { TMPDIR });
    expect(JSON.parse(await other.printed(/(.+)\n/))).toEqual({
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/api\/openapi\/v1$/),
      key: "demo",
    });
    expect(await readdir(TMPDIR)).not.toEqual([]);
    expect(await other.end("SIGINT")).toBe(0);
    expect(await readdir(TMPDIR)).toEqual([]);
  });
});
