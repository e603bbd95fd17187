import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { charts } from "./charts.ts";
import type { Figures } from "./figures.ts";
import { savedFolder } from "./files.ts";

const saved = (name: string): Promise<string> => readFile(new URL(name, savedFolder), "utf8");
const figures: Figures = JSON.parse(await saved("client.json"));

test.each(Object.entries(charts(figures)))("the saved %s is drawn from the saved figures", async (name, svg) => {
  expect(await saved(name)).toBe(svg);
});

test("time and size each have a bar for every client", () => {
  for (const svg of Object.values(charts(figures))) {
    for (const { name } of figures.costs) expect(svg).toContain(`>${name}</text>`);
  }
});

test("the package of this project is emphasised", () => {
  const { "client-size.svg": svg = "" } = charts(figures);

  expect(svg).toMatch(/<text class="ours"[^>]*>@recruiting-outreach\/client</);
  expect(svg.match(/class="ours"/g)).toHaveLength(2);
});
