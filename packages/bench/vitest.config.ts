import type { ViteUserConfig } from "vitest/config";

const config: ViteUserConfig = {
  test: { reporters: ["default", ["json", { outputFile: ".results/vitest.json" }]] },
};

export default config;
