import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { savedFolder } from "../files.ts";
import { charts } from "./charts.ts";
import type { Figures } from "./figures.ts";

const saved = (name: string): Promise<string> => readFile(new URL(name, savedFolder), "utf8");
const figures: Figures = JSON.parse(await saved("mock.json"));

test.each(Object.entries(charts(figures)))("the saved %s is drawn from the saved figures", async (name, svg) => {
  expect(await saved(name)).toBe(svg);
});

test("each chart has a bar for every mock, and emphasises the one of this project", () => {
  for (const svg of Object.values(charts(figures))) {
    for (const { name } of figures.mocks) expect(svg).toContain(`>${name}</text>`);
    expect(svg).toMatch(/<text class="ours"[^>]*>@recruiting-outreach\/mock</);
  }
});
