import { defineConfig, type UserConfig } from "tsdown";

const config: UserConfig = defineConfig({
  entry: { index: "src/index.ts", cli: "src/cli.ts", msw: "src/msw/index.ts" },
  format: "esm",
  platform: "node",
  fixedExtension: false,
  target: "node24",
  dts: true,
});

export default config;
