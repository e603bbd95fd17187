import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const rootUrl = new URL("../../../", import.meta.url);
const { packageManager }: { packageManager: string } = JSON.parse(
  readFileSync(new URL("package.json", rootUrl), "utf8"),
);

/** The folder all members of the workspace stand in. */
export const root: string = fileURLToPath(rootUrl);

/** What to type before the name of a root script, on any machine that has npm. */
export const runScript: string = `npx --yes ${packageManager}`;
