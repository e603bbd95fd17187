import { defineConfig, type ViteUserConfig } from "vitest/config";

const config: ViteUserConfig = defineConfig({
  test: {
    // Prism takes a second to load; files share it, as no test replaces a module.
    isolate: false,
    reporters: ["default", ["json", { outputFile: ".results/vitest.json" }]],
    // Some tests wait for a program of its own, which takes seconds to start on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default config;
