import { defineConfig, type ViteUserConfig } from "vitest/config";

const config: ViteUserConfig = defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    reporters: ["default", ["json", { outputFile: ".results/vitest.json" }]],
    testTimeout: 20_000,
  },
});

export default config;
