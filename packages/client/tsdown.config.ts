import type { UserConfig } from "tsdown";

const config: UserConfig = {
  entry: {
    index: "src/index.ts",
    debug: "src/debug/index.ts",
    node: "src/node/index.ts",
    "react-query": "src/react-query/index.ts",
    uploads: "src/uploads/index.ts",
    validation: "src/validation/index.ts",
  },
  platform: "neutral",
  target: "es2022",
  dts: true,
  sourcemap: true,
  // Bundled, so that the client installs nothing else.
  deps: { onlyBundle: ["openapi-fetch", "openapi-typescript-helpers"], neverBundle: [/^node:/] },
};

export default config;
