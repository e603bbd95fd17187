import { defineConfig, type UserConfig } from "tsdown";

const config: UserConfig = defineConfig({
  // The worker is a file of its own, because it is loaded into a thread of its own.
  entry: ["src/index.ts", "src/cli.ts", "src/data/embedded-worker.ts"],
  format: "esm",
  platform: "node",
  fixedExtension: false,
  target: "node24",
  dts: true,
});

export default config;
