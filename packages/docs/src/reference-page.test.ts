import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { decorate } from "./decorate.ts";
import { isObject, type JsonObject } from "./json.ts";
import { operationsOf } from "./operations.ts";
import { provisionalPoints } from "./provisional-points.ts";
import { referencePage } from "./reference-page.ts";
import { outsideLoads } from "./self-contained.ts";

const source = fileURLToPath(import.meta.resolve("@recruiting-outreach/contract/openapi.json"));
const document: JsonObject = JSON.parse(await readFile(source, "utf8"));
const operations = operationsOf(document);
let page = "";

/** `text` as it stands inside the JSON that the page carries. */
function embedded(text: unknown): string {
  return JSON.stringify(text).slice(1, -1);
}

beforeAll(async () => {
  page = await referencePage(decorate(document));
}, 60_000);

test("the page loads nothing from another host", () => {
  expect(outsideLoads(page)).toEqual([]);
});

test("the page reports to nobody", () => {
  expect(page).toMatch(/__redoc_options = \{[^\n]*"disableTelemetry":true/);
});

test("the page carries the summary of every operation", () => {
  expect(operations.length).toBeGreaterThan(0);
  const missing = operations.filter((operation) => !page.includes(embedded(operation["summary"])));
  expect(missing).toEqual([]);
});

test("the page carries every code sample", () => {
  const samples = operations.flatMap((operation) => operation["x-codeSamples"] ?? []).filter(isObject);
  expect(samples.length).toBeGreaterThanOrEqual(operations.length);
  expect(samples.filter((sample) => !page.includes(embedded(sample["source"])))).toEqual([]);
});

test("the page offers a sample in each language the contract has one in", () => {
  const samples = operations.flatMap((operation) => operation["x-codeSamples"] ?? []).filter(isObject);
  const options = /__redoc_options = (\{.*\});/.exec(page)?.[1] ?? "{}";
  const offered = JSON.parse(options).codeSamples.languages.map(({ lang }: { lang: string }) => lang);
  expect(offered).toEqual(expect.arrayContaining([...new Set(samples.map((sample) => sample["lang"]))]));
});

test("the page carries every provisional sentence", () => {
  const points = provisionalPoints(document);
  expect(points.length).toBeGreaterThan(0);
  expect(points.filter((point) => !page.includes(embedded(point.sentence)))).toEqual([]);
});

test("a document the renderer cannot read fails the build", async () => {
  await expect(referencePage({ openapi: "9.9.9" })).rejects.toThrow(/build-docs/);
});
