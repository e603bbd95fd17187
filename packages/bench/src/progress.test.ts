import { expect, test } from "vitest";
import { progressOn } from "./progress.ts";

function written(isTTY: boolean): string {
  let text = "";
  const progress = progressOn({
    isTTY,
    write: (chunk: string | Uint8Array) => {
      text += chunk;
      return true;
    },
  });
  progress("round 1 of 2");
  progress("");
  return text;
}

test("progress stays on one line of a terminal, and leaves it empty", () => {
  expect(written(true)).toBe("\r\u001b[Kround 1 of 2\r\u001b[K");
});

test("a file or pipe gets no progress", () => {
  expect(written(false)).toBe("");
});
