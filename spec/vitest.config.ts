import { defineConfig, type ViteUserConfig } from "vitest/config";

const config: ViteUserConfig = defineConfig({
  test: {
    include: ["quality.test.ts", "rules/**/*.test.ts", "quality/**/*.test.ts"],
    reporters: ["default", ["json", { outputFile: ".results/vitest.json" }]],
    // Many tests wait for the real command line, which takes a second alone and several on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default config;
