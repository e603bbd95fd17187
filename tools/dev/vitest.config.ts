import { defineConfig, type ViteUserConfig } from "vitest/config";

const config: ViteUserConfig = defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    reporters: ["default", ["json", { outputFile: ".results/vitest.json" }]],
    // The sandbox makes a database, which takes a busy machine a while.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default config;
