import type { ViteUserConfig } from "vitest/config";

const config: ViteUserConfig = {
  test: {
    globalSetup: "src/target.setup.ts",
    reporters: ["default", ["json", { outputFile: ".results/vitest.json" }]],
  },
};

export default config;
