import { readFile } from "node:fs/promises";
import { builtinModules } from "node:module";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { clientEntries, nodeEntry, peers } from "./client-entries.ts";

const manifest = fileURLToPath(import.meta.resolve("@recruiting-outreach/client/package.json"));

/** What a module imports that is no file of its own package. */
async function importsOf(file: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [file],
    ...{ bundle: true, write: false, metafile: true, format: "esm", packages: "external", logLevel: "silent" },
  });
  return Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
}

it("the client brings no package along", async () => {
  const { dependencies, optionalDependencies } = JSON.parse(await readFile(manifest, "utf8"));
  expect({ ...dependencies, ...optionalDependencies }).toEqual({});
});

it("what the application brings for some parts of the client may be missing", async () => {
  const { peerDependenciesMeta } = JSON.parse(await readFile(manifest, "utf8"));
  expect(peers.filter((peer) => !peerDependenciesMeta[peer]?.optional)).toEqual([]);
});

it.each(clientEntries)("needs nothing that is not its own: %s", async (entry) => {
  const imports = await importsOf(fileURLToPath(import.meta.resolve(entry)));
  const ofThePlatform = (path: string): boolean => builtinModules.includes(path.replace("node:", ""));
  const allowed = (path: string): boolean => peers.includes(path) || (entry === nodeEntry && ofThePlatform(path));
  expect(imports.filter((path) => !allowed(path))).toEqual([]);
});

it("an import of another package is noticed", async () => {
  expect(await importsOf(fileURLToPath(import.meta.url))).toContain("esbuild");
});
