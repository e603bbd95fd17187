import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { healthPath } from "./health.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const workspace = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as { packageManager: string };
const text = readFileSync(new URL("../Containerfile", import.meta.url), "utf8");

/** The instructions, with continued lines joined. */
const instructions = text
  .replaceAll("\\\n", " ")
  .split("\n")
  .filter((line) => /^[A-Z]/.test(line));
const lastStage = instructions.slice(instructions.findLastIndex((line) => line.startsWith("FROM ")));

function lastOf(keyword: string): string | undefined {
  return lastStage.findLast((line) => line.startsWith(`${keyword} `))?.slice(keyword.length + 1);
}

describe("the container", () => {
  const sources = instructions
    .filter((line) => line.startsWith("COPY ") && !line.includes("--from="))
    .flatMap((line) => line.split(/ +/).slice(1, -1));

  test.for(sources)("is made of %s, which exists", (source) => {
    expect(existsSync(`${root}${source}`)).toBe(true);
  });

  test("does not run as root", () => {
    expect(lastOf("USER")).toBe("node");
  });

  test("starts the program of the package itself, for other machines to reach", () => {
    const command: string[] = JSON.parse(lastOf("CMD") ?? "[]");
    const [firstLine = ""] = readFileSync(new URL("cli.ts", import.meta.url), "utf8").split("\n");
    const script = manifest.bin["recruiting-outreach-mock"].replace("./", "");
    expect(command).toEqual([...firstLine.split(" ").slice(2), script, "--host", "0.0.0.0"]);
  });

  test("asks the health address whether it is up", () => {
    expect(lastOf("HEALTHCHECK")).toContain(`:4010${healthPath}`);
  });

  test("is built with the pnpm of the workspace", () => {
    const versions = text.matchAll(/\bpnpm@\S+/g);
    expect([...new Set([...versions].map(([version]) => version))]).toEqual([workspace.packageManager]);
  });
});
