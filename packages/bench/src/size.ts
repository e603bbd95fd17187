import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const packageFolder = fileURLToPath(new URL("..", import.meta.url));

/**
 * Bytes that an import adds to a browser's download: bundled without what is not used, minified, gzipped.
 *
 * @param imports - an ECMAScript module; its exports are what is used
 */
export async function bundleSize(imports: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: imports, resolveDir: packageFolder },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
    logLevel: "silent",
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return code.length === 0 ? 0 : gzipSync(code, { level: 9 }).length;
}
