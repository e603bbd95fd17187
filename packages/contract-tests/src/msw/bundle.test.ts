import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, it } from "vitest";

const limit = 100_000;

/** The handlers as an application would bundle them, without MSW. Rejects when they need something that only Node has. */
async function bundle(code: string): Promise<{ imports: string[]; bytes: number }> {
  const { metafile, outputFiles } = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname },
    ...{ bundle: true, minify: true, write: false, metafile: true, platform: "browser", format: "esm" },
    external: ["msw", "msw/*"],
    logLevel: "silent",
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports.map(({ path }) => path));
  return { imports, bytes: outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0) };
}

it("the handlers need nothing of Node, and nothing that is not theirs but MSW", async () => {
  expect((await bundle('export * from "@recruiting-outreach/mock/msw";')).imports).toEqual(["msw/http"]);
});

it(`the handlers, with the contract and the validator, take less than ${limit / 1000} kB of a page, compressed`, async () => {
  const { bytes } = await bundle('export * from "@recruiting-outreach/mock/msw";');
  expect(bytes).toBeLessThan(limit);
});

it("a bundle that needs Node is refused", async () => {
  await expect(bundle('export * from "@recruiting-outreach/mock";')).rejects.toThrow(
    /Could not resolve "(node:)?http"/,
  );
});
