import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { bundleSize } from "./size.ts";

test("nothing to import adds no bytes", async () => {
  expect(await bundleSize("")).toBe(0);
});

test("code counts minified and gzipped", async () => {
  const minified = 'var o="a";export{o as name};\n';

  expect(await bundleSize('export const name = "a"; // a comment')).toBe(gzipSync(minified, { level: 9 }).length);
});

test("a package counts with what it imports in turn", async () => {
  expect(await bundleSize('export { default } from "ky";')).toBeGreaterThan(2000);
});

test("what is imported and not used does not count", async () => {
  expect(await bundleSize('import { isOutreachError } from "@recruiting-outreach/client";')).toBe(0);
});

test("an import that does not exist is refused", async () => {
  await expect(bundleSize('export { default } from "no-such-package";')).rejects.toThrow("no-such-package");
});
