import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import clientFigures from "../benchmarks/client.json" with { type: "json" };
import mockFigures from "../benchmarks/mock.json" with { type: "json" };
import serviceFigures from "../benchmarks/service.json" with { type: "json" };
import { benchmarksPage } from "./benchmarks-page.ts";
import { benchmarksPageName, decorate, problemsPageName, provisionalPageName } from "./decorate.ts";
import { type JsonObject, valueAt } from "./json.ts";
import { mockGuide } from "./mock-guide.ts";
import { problemsPage } from "./problems-page.ts";
import { provisionalPage } from "./provisional-page.ts";
import { referencePage } from "./reference-page.ts";

const source = fileURLToPath(import.meta.resolve("@recruiting-outreach/contract/openapi.json"));
const dist = new URL("../dist/", import.meta.url);
const chart = (name: string): Promise<string> =>
  readFile(new URL(`../benchmarks/${name}.svg`, import.meta.url), "utf8");

const document: JsonObject = JSON.parse(await readFile(source, "utf8"));
const guide = mockGuide(await readFile(new URL("../../mock/README.md", import.meta.url), "utf8"));
await mkdir(dist, { recursive: true });
await writeFile(new URL("index.html", dist), await referencePage(decorate(document, guide)));
await writeFile(new URL(provisionalPageName, dist), provisionalPage(document));

const reference = String(valueAt(document, ["info", "title"]));
await writeFile(new URL(problemsPageName, dist), problemsPage(reference));

const benchmarks = benchmarksPage(reference, {
  clients: {
    figures: clientFigures,
    charts: { cost: await chart("client-cost"), size: await chart("client-size") },
  },
  mocks: {
    figures: mockFigures,
    charts: {
      requests: await chart("mock-requests"),
      latency: await chart("mock-latency"),
      memory: await chart("mock-memory"),
      startup: await chart("mock-startup"),
    },
  },
  service: {
    figures: serviceFigures,
    charts: { requests: await chart("service-requests"), latency: await chart("service-latency") },
  },
});
await writeFile(new URL(benchmarksPageName, dist), benchmarks);
