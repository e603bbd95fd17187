import { readFileSync } from "node:fs";
import { createRequire, findPackageJSON } from "node:module";
import { fileURLToPath } from "node:url";

/** A mock server that is measured. */
export interface Contender {
  readonly name: string;
  readonly version: string;
  /** The script to run and its arguments. */
  command(port: number): readonly string[];
  /** What paths of the contract come behind. */
  readonly basePath: string;
}

const { resolve } = createRequire(import.meta.url);
const contract = fileURLToPath(new URL("../../../../spec/openapi.yaml", import.meta.url));

/** All contenders as their documentation starts them, without a log; ours is first. */
export const contenders: readonly Contender[] = [
  {
    ...nameAndVersion("@recruiting-outreach/mock"),
    command: (port) => [scriptOf("@recruiting-outreach/mock", "dist/cli.js"), "--port", `${port}`, "--log", "silent"],
    basePath: "/api/openapi/v1",
  },
  {
    ...nameAndVersion("@stoplight/prism-cli"),
    // Without -m false it does not start where NODE_ENV is "production".
    command: (port) => [
      resolve("@stoplight/prism-cli"),
      ...["mock", "-m", "false", "-v", "silent", "-p", `${port}`, contract],
    ],
    basePath: "",
  },
  {
    ...nameAndVersion("@scalar/mock-server"),
    command: (port) => [peer("scalar.ts"), `${port}`, contract],
    basePath: "",
  },
  {
    ...nameAndVersion("openapi-backend"),
    command: (port) => [peer("openapi-backend.ts"), `${port}`, contract],
    basePath: "",
  },
];

function nameAndVersion(name: string): { name: string; version: string } {
  return { name, version: JSON.parse(readFileSync(manifestOf(name), "utf8")).version };
}

function scriptOf(name: string, script: string): string {
  return manifestOf(name).replace(/package\.json$/, script);
}

function manifestOf(name: string): string {
  const file = findPackageJSON(name, import.meta.url);
  if (file === undefined) throw new Error(`${name} is not installed; run pnpm install`);
  return file;
}

function peer(script: string): string {
  return fileURLToPath(new URL(`peers/${script}`, import.meta.url));
}
