import { defineConfig, type ViteUserConfig } from "vitest/config";

/** What says nothing of a target but what the contract says. */
const suite = ["statuses", "api-key", "invalid-requests", "invalid-uploads", "workflow", "snippets/code-samples"].map(
  (name) => `src/${name}.test.ts`,
);

const globalSetup = "src/target.setup.ts";
const ofService = "src/service/**/*.test.ts";

const config: ViteUserConfig = defineConfig({
  test: {
    reporters: ["default", ["json", { outputFile: ".results/vitest.json" }]],
    projects: [
      {
        extends: true as const,
        test: { name: "mock", globalSetup, include: ["src/**/*.test.ts"], exclude: [ofService] },
      },
      ...["PGlite", "PostgreSQL"].map((database) => ({
        extends: true as const,
        test: { name: `service on ${database}`, globalSetup, include: [...suite, ofService] },
      })),
    ],
  },
});

export default config;
