import { configDefaults, defineConfig, type ViteUserConfig } from "vitest/config";

/** Tests that bring their own embedded database, or need none: on another one they would only be repeated. */
const withoutSharedDatabase = [
  "src/sandbox/**",
  "src/cli/sandbox.test.ts",
  "src/data/{embedded,folder-lock,one-exchange-at-a-time}.test.ts",
  "src/contacts/**",
  "src/documents/**",
  "src/http/{validation,unstorable-text}.test.ts",
  "src/{config,ids}.test.ts",
];

const config: ViteUserConfig = defineConfig({
  test: {
    reporters: ["default", ["json", { outputFile: ".results/vitest.json" }]],
    // A database starts within a second on an idle machine, and within many on a busy one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Every test of the data runs on each database, which is started for its project: one that all inherit would be started once for all.
    projects: ["embedded", "postgres", "row-level-security"].map((name) => ({
      extends: true as const,
      test: {
        name,
        globalSetup: "src/testing/database.setup.ts",
        exclude: [...configDefaults.exclude, ...(name === "embedded" ? [] : withoutSharedDatabase)],
      },
    })),
  },
});

export default config;
