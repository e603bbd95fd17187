import type { UserConfig } from "tsdown";

const config: UserConfig = {
  entry: "src/index.ts",
  platform: "neutral",
  target: "es2022",
  dts: true,
  sourcemap: true,
  // Bundled, so that the client installs nothing else.
  deps: { onlyBundle: ["openapi-fetch", "openapi-typescript-helpers"] },
};

export default config;
