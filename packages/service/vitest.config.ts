import { configDefaults, defineConfig, type ViteUserConfig } from "vitest/config";

/** Tests that bring their own embedded database, need none, or send what no database gets to see: on another one they would only be repeated. */
const withoutSharedDatabase = [
  "src/sandbox/**",
  "src/cli/{explain,node-version,sandbox}.test.ts",
  "src/data/{embedded,folder-lock,one-exchange-at-a-time}.test.ts",
  "src/contacts/**",
  "src/documents/**",
  "src/people/synthetic/**",
  "src/campaigns/campaign-file.test.ts",
  "src/http/{answer-check,nesting,probes,serialization,unstorable-text,validation}.test.ts",
  "src/jobs/{initial-status,upkeep}.test.ts",
  "src/proof/hostile-*.test.ts",
  "src/{config,ids}.test.ts",
];

/** Tests that work as the owner of the tables, whom row-level security does not hold back. */
const asOwner = [
  "src/readme.test.ts",
  "src/cli/program.test.ts",
  "src/jobs/queue.test.ts",
  "src/people/{company-criteria,person-criteria,embedded-directory}.test.ts",
  "src/people/import/**",
];

const repeated: Readonly<Record<string, readonly string[]>> = {
  embedded: [],
  postgres: withoutSharedDatabase,
  "row-level-security": [...withoutSharedDatabase, ...asOwner],
};

const config: ViteUserConfig = defineConfig({
  test: {
    reporters: ["default", ["json", { outputFile: ".results/vitest.json" }]],
    // To import everything anew for each file would take a third of the time; no module keeps anything that a test could trip over.
    isolate: false,
    // A database starts within a second on an idle machine, and within many on a busy one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Every test of the data runs on each database, which is started for its project: one that all inherit would be started once for all.
    projects: Object.entries(repeated).map(([name, files]) => ({
      extends: true as const,
      test: {
        name,
        globalSetup: "src/testing/database.setup.ts",
        exclude: [...configDefaults.exclude, ...files],
      },
    })),
  },
});

export default config;
