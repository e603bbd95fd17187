import { expect, test } from "vitest";
import { build } from "./build.ts";
import type { CommandResult } from "./run-command.ts";

async function buildWith(
  run: (args: string[]) => Pick<CommandResult, "code" | "output">,
  signal: AbortSignal = new AbortController().signal,
) {
  const lines: string[] = [];
  const commands: string[] = [];
  const result = build({
    run: async (args) => {
      commands.push(args.join(" "));
      return { stdout: "", ...run(args) };
    },
    report: (text) => lines.push(text),
    signal,
  });
  const error: unknown = await result.catch((reason: unknown) => reason);
  return { shown: lines.join(""), commands, error };
}

test("generates before it builds", async () => {
  const { commands } = await buildWith(() => ({ code: 0, output: "" }));
  expect(commands).toEqual([
    "run generate",
    "run build --filter=@recruiting-outreach/client --filter=@recruiting-outreach/mock --filter=@recruiting-outreach/service --filter=@recruiting-outreach/docs",
  ]);
});

test("shows one line for each stage, with the time it took", async () => {
  const { shown } = await buildWith(() => ({ code: 0, output: "chatter" }));
  expect(shown).toMatch(
    /^Generating the contract … \d+\.\d s\nBuilding client, mock, service and reference … \d+\.\d s\n$/,
  );
});

test("fails with turbo's output when a stage fails, and runs no further stage", async () => {
  const { commands, error, shown } = await buildWith(() => ({ code: 2, output: "the spec is broken" }));
  expect(commands).toHaveLength(1);
  expect(shown).toMatch(/failed after/);
  expect(error).toMatchObject({ name: "UserError", message: expect.stringContaining("the spec is broken") });
});

test("stops without an error when it is interrupted", async () => {
  const interrupted = new AbortController();
  const { commands, error, shown } = await buildWith(() => {
    interrupted.abort();
    return { code: 1, output: "" };
  }, interrupted.signal);
  expect(commands).toHaveLength(1);
  expect(shown).toMatch(/stopped\n$/);
  expect(error).toBeUndefined();
});
