import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import figures from "../benchmarks/client.json" with { type: "json" };
import { benchmarksPage } from "./benchmarks-page.ts";
import { benchmarksPageName, decorate, provisionalPageName } from "./decorate.ts";
import { type JsonObject, valueAt } from "./json.ts";
import { provisionalPage } from "./provisional-page.ts";
import { referencePage } from "./reference-page.ts";

const source = fileURLToPath(import.meta.resolve("@recruiting-outreach/contract/openapi.json"));
const dist = new URL("../dist/", import.meta.url);

const document: JsonObject = JSON.parse(await readFile(source, "utf8"));
await mkdir(dist, { recursive: true });
await writeFile(new URL("index.html", dist), await referencePage(decorate(document)));
await writeFile(new URL(provisionalPageName, dist), provisionalPage(document));

const benchmarks = new URL("../benchmarks/", import.meta.url);
const charts = {
  cost: await readFile(new URL("client-cost.svg", benchmarks), "utf8"),
  size: await readFile(new URL("client-size.svg", benchmarks), "utf8"),
};
const title = String(valueAt(document, ["info", "title"]));
await writeFile(new URL(benchmarksPageName, dist), benchmarksPage(title, figures, charts));
