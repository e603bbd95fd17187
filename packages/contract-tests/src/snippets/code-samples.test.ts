import { type OperationId, operationMetadata } from "@recruiting-outreach/contract";
import document from "@recruiting-outreach/contract/openapi.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { responseViolations } from "../response-schema.ts";
import { runShell, runTypeScript, typeCheck } from "./snippets.ts";

interface Sample {
  lang: string;
  source: string;
}

const paths = document.paths as unknown as Record<string, Record<string, { "x-codeSamples": Sample[] }>>;

function sampleOf(operationId: OperationId, lang: string): string {
  const { path, method } = operationMetadata[operationId];
  const source = paths[path]?.[method.toLowerCase()]?.["x-codeSamples"].find((sample) => sample.lang === lang)?.source;
  if (!source) throw new Error(`${operationId} has no sample in ${lang}`);
  return source;
}

/** Samples take a client for granted; the introduction of the contract shows how it is made. */
function withClient(sample: string): string {
  const beginning = /```ts\n(.*?)```/s.exec(document.info.description)?.[1];
  if (!beginning) throw new Error("the introduction does not show how a client is made");
  return `${beginning}\n${sample}`;
}

const operationIds = Object.keys(operationMetadata) as OperationId[];

it("every TypeScript sample of the contract passes the type check", { timeout: 60_000 }, async () => {
  const samples = operationIds.map((id): [string, string] => [`${id}.ts`, withClient(sampleOf(id, "TypeScript"))]);
  await typeCheck(Object.fromEntries(samples));
  expect(samples).toHaveLength(18);
});

it("the type check refuses a sample that does not fit the contract", { timeout: 60_000 }, async () => {
  await expect(typeCheck({ "wrong.ts": withClient(`await client.GET("/contact");`) })).rejects.toThrow(/wrong\.ts/);
});

describe.each(operationIds)("%s", (operationId) => {
  it("has samples that are about itself", () => {
    const { path } = operationMetadata[operationId];
    const route = new RegExp(`/${path.slice(1).replaceAll(/\{\w+\}/g, "[0-9a-f]{24}")}(\\?[^"]*)?"`);
    expect(sampleOf(operationId, "Shell")).toMatch(route);
    const names =
      operationId === "getEnrichmentReport" ? ["followEnrichment"] : [`client.${operationId}(`, `"${operationId}"`];
    expect(names.filter((name) => sampleOf(operationId, "TypeScript").includes(name))).toHaveLength(1);
  });

  it("has a TypeScript sample that prints something sensible", { timeout: 30_000 }, async () => {
    const printed = await runTypeScript(withClient(sampleOf(operationId, "TypeScript")));
    expect(printed.trim()).not.toBe("");
    expect(printed).not.toContain("undefined");
  });

  it("has a curl sample that fetches a successful answer", { timeout: 30_000 }, async () => {
    const body: unknown = JSON.parse(await runShell(sampleOf(operationId, "Shell")));
    const success = Object.keys(operationMetadata[operationId].responses).find((status) => status.startsWith("2"));
    expect(responseViolations(operationId, success ?? "", body)).toEqual([]);
  });
});
