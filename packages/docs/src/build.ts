import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { decorate, provisionalPageName } from "./decorate.ts";
import type { JsonObject } from "./json.ts";
import { provisionalPage } from "./provisional-page.ts";
import { referencePage } from "./reference-page.ts";

const source = fileURLToPath(import.meta.resolve("@recruiting-outreach/contract/openapi.json"));
const dist = new URL("../dist/", import.meta.url);

const document: JsonObject = JSON.parse(await readFile(source, "utf8"));
await mkdir(dist, { recursive: true });
await writeFile(new URL("index.html", dist), await referencePage(decorate(document)));
await writeFile(new URL(provisionalPageName, dist), provisionalPage(document));
