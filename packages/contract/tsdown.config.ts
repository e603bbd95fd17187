import type { UserConfig } from "tsdown";

const config: UserConfig = { entry: "src/index.ts", platform: "neutral", dts: true };

export default config;
