import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";

/** What a browser application gets that imports one name. */
async function bundle(name: string, file: string): Promise<{ inputs: string[]; code: Uint8Array }> {
  const { metafile, outputFiles } = await build({
    stdin: { contents: `export { ${name} } from "${file}";`, resolveDir: fileURLToPath(new URL(".", import.meta.url)) },
    ...{ bundle: true, minify: true, write: false, metafile: true, format: "esm", platform: "neutral" },
    mainFields: ["module", "main"],
    logLevel: "silent",
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.keys(output.inputs));
  return { inputs, code: outputFiles[0]?.contents ?? new Uint8Array() };
}

const isValidator = (input: string): boolean => input.includes("response-validators");

describe("a bundle", () => {
  it("of the client has no validators in it", async () => {
    const { inputs } = await bundle("createClient", "../index.ts");
    expect(inputs.length).toBeGreaterThan(0);
    expect(inputs.filter(isValidator)).toEqual([]);
  });

  it("of validateResponse has them, in less than 10 kB", async () => {
    const { inputs, code } = await bundle("validateResponse", "./index.ts");
    expect(inputs.filter(isValidator)).toHaveLength(1);
    expect(gzipSync(code).byteLength).toBeLessThan(10_000);
  });

  it("of validateResponse evaluates no text and imports nothing", async () => {
    const { code } = await bundle("validateResponse", "./index.ts");
    expect(new TextDecoder().decode(code)).not.toMatch(/\beval\b|new Function|\brequire\(|\bimport\b/);
  });
});
