import { defineConfig, type ViteUserConfig } from "vitest/config";

const config: ViteUserConfig = defineConfig({
  test: {
    reporters: ["default", ["json", { outputFile: ".results/vitest.json" }]],
    // A database starts within a second on an idle machine, and within many on a busy one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Every test runs on each database, which is started for its project: one that all inherit would be started once for all.
    projects: ["embedded", "postgres", "row-level-security"].map((name) => ({
      extends: true as const,
      test: { name, globalSetup: "src/testing/database.setup.ts" },
    })),
  },
});

export default config;
