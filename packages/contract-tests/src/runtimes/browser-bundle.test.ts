import { build } from "esbuild";
import { expect, it } from "vitest";
import { clientEntries, nodeEntry, peers } from "../client-entries.ts";

/** What a bundle for the browser still imports. Rejects when it needs something that only Node has. */
async function importsOf(code: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    metafile: true,
    platform: "browser",
    format: "esm",
    external: [...peers],
    logLevel: "silent",
  });
  return Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
}

it.for(clientEntries.filter((entry) => entry !== nodeEntry))("bundles for the browser: %s", async (entry) => {
  const imports = await importsOf(`export * from "${entry}";`);
  expect(imports.filter((path) => !peers.some((peer) => path === peer || path.startsWith(`${peer}/`)))).toEqual([]);
});

it("knows all parts of the client", () => {
  expect(clientEntries).toContain("@recruiting-outreach/client");
  expect(clientEntries).toContain(nodeEntry);
});

it.for(["node:fs", "fs", "react-dom"])("a bundle that needs %s is refused", async (module) => {
  await expect(importsOf(`export * from "${module}";`)).rejects.toThrow(`Could not resolve "${module}"`);
});
