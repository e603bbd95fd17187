import { defineConfig, type UserConfig } from "tsdown";

const config: UserConfig = defineConfig({
  entry: {
    index: "src/index.ts",
    cli: "src/cli.ts",
    testing: "src/testing/index.ts",
    // A file of its own, because it is loaded into a thread of its own; it stands where the code that loads it does.
    "embedded-worker": "src/data/embedded-worker.ts",
  },
  format: "esm",
  platform: "node",
  fixedExtension: false,
  target: "node24",
  dts: true,
});

export default config;
