import { describe, expect, it } from "vitest";
import { generate } from "./generate.ts";

const SPEC = `
openapi: 3.1.0
info: { title: Small, version: 2.3.4 }
servers: [{ url: "https://{host}/base/v1" }, { url: "http://127.0.0.1:4010/base/v1" }]
paths:
  /things/{thingId}:
    get:
      operationId: getThing
      summary: Get one thing
      security: [{ ApiKey: [] }]
      x-idempotent: true
      x-rate-limit: [{ requests: 5, seconds: 60, scope: endpoint-and-workgroup, x-provisional: A number of ours. }]
      x-provisional: Nobody has shown this operation yet.
      parameters:
        - { $ref: "#/components/parameters/ThingId" }
        - name: tags
          in: query
          description: Tags to match.
          schema: { type: array, maxItems: 3, items: { type: string }, default: [a] }
      responses:
        "200": { description: The thing., content: { application/json: { schema: { $ref: "#/components/schemas/Thing" } } } }
        default: { $ref: "#/components/responses/Failure" }
components:
  securitySchemes: { ApiKey: { type: apiKey, in: header, name: x-api-key } }
  parameters:
    ThingId: { name: thingId, in: path, required: true, schema: { type: string } }
  responses:
    Failure: { description: It failed., content: { application/json: { schema: { type: object } } } }
  schemas:
    Thing:
      type: object
      properties:
        name: { type: string, minLength: 2, maxLength: 5, description: Its name. }
        size: { type: integer, minimum: 0, x-provisional: A bound of ours. }
        picture: { type: string, format: binary }
    OperationStatus:
      type: string
      enum: [done, stopped]
      x-enum-descriptions: { done: It is over., stopped: It waits. }
      x-status-groups: { final: [done], stuck: [stopped] }
`;

async function generated(name: string, spec: string = SPEC): Promise<string> {
  return (await generate(spec)).get(name) ?? "";
}

describe("generate", () => {
  it("gives the same bytes for the same text", async () => {
    expect([...(await generate(SPEC))]).toEqual([...(await generate(SPEC))]);
  });

  it("heads every file of code with the command that makes it", async () => {
    const files = [...(await generate(SPEC))].filter(([name]) => /\.[jt]s$/.test(name));
    expect(files.length).toBeGreaterThan(3);
    for (const [, content] of files) expect(content).toMatch(/^\/\/ Made by `pnpm generate`.*Do not edit\./);
  });

  it("keeps the document as it is, plus a mark that says who made it", async () => {
    const document = JSON.parse(await generated("openapi.json"));
    expect(document.info).toEqual({ title: "Small", version: "2.3.4" });
    expect(document["x-generated"]).toMatch(/Do not edit/);
  });
});

describe("operations.ts", () => {
  it("gives each parameter its style, whether written or implied", async () => {
    const text = (await generated("operations.ts")).replaceAll(/\s+/g, "");
    expect(text).toContain(`{"name":"thingId","in":"path","required":true,"style":"simple","explode":false}`);
    expect(text).toContain(`{"name":"tags","in":"query","required":false,"style":"form","explode":true}`);
  });

  it("gives method, path, security, media types, rate limits, and what is provisional", async () => {
    const text = (await generated("operations.ts")).replaceAll(/\s+/g, "");
    expect(text).toContain(`getThing:{"method":"GET","path":"/things/{thingId}"`);
    expect(text).toContain(`"security":["ApiKey"]`);
    expect(text).toContain(`"responses":{"200":["application/json"],"default":["application/json"]}`);
    expect(text).toContain(`"rateLimits":[{"requests":5,"seconds":60,"scope":"endpoint-and-workgroup"}]`);
    expect(text).toContain(`"provisional":"Nobodyhasshownthisoperationyet."`);
  });

  it("knows base path, version and key header", async () => {
    const text = await generated("operations.ts");
    expect(text).toContain(`basePath = "/base/v1"`);
    expect(text).toContain(`apiVersion = "2.3.4"`);
    expect(text).toContain(`apiKeyHeader = "x-api-key"`);
  });

  it("fails when the servers disagree about the base path", async () => {
    await expect(generate(SPEC.replace("4010/base/v1", "4010/base/v2"))).rejects.toThrow(/share one base path/);
  });
});

describe("routes.ts", () => {
  it("says only what is unusual", async () => {
    const text = (await generated("routes.ts")).replaceAll(/\s+/g, "");
    expect(text).toContain(`usualRequestsPerMinute=5;`);
    expect(text).toContain(`getThing:["GET","/things/{thingId}"],`);
  });

  it("carries the description of each operation", async () => {
    expect(await generated("routes.ts")).toMatch(
      /\* Get one thing\n[^/]*\* GET \/things\/\{thingId\}\n[^/]*\*\/\n {2}getThing:/,
    );
  });

  it("refuses a name that stands in path and query, because a call takes flat arguments", async () => {
    await expect(generate(SPEC.replace("name: tags", "name: thingId"))).rejects.toThrow(/uses the name thingId twice/);
  });

  it("refuses a style that the client does not know", async () => {
    await expect(generate(SPEC.replace("in: query", "in: query\n          explode: false"))).rejects.toThrow(
      /no style but the usual/,
    );
  });
});

describe("operation-statuses.ts", () => {
  it("carries meanings and groups", async () => {
    const text = (await generated("operation-statuses.ts")).replaceAll(/\s+/g, "");
    expect(text).toContain(`{"final":["done"],"stuck":["stopped"]}asconst`);
    expect(text).toContain(`"done":"Itisover."`);
  });

  it("fails when the groups are missing", async () => {
    await expect(generate(SPEC.replace("x-status-groups", "x-groups"))).rejects.toThrow(/x-status-groups/);
  });
});

describe("types.ts", () => {
  it("says bounds in the doc comment", async () => {
    expect(await generated("types.ts")).toMatch(/Its name\.\s+\*\s+\*\s+Length: 2 to 5\./);
  });

  it("says the default and the bounds of a parameter", async () => {
    expect(await generated("types.ts")).toMatch(
      /Tags to match\.\s+\*\s+\*\s+Entries: 3 or less\. Default: `\["a"\]`\./,
    );
  });

  it("says what is provisional", async () => {
    const types = await generated("types.ts");
    expect(types).toContain("Provisional: A bound of ours.");
    expect(types).toContain("Provisional: Nobody has shown this operation yet.");
  });

  it("makes a Blob of a binary string", async () => {
    expect(await generated("types.ts")).toMatch(/picture\?: Blob/);
  });

  it("exports each schema under its own name", async () => {
    expect(await generated("types.ts")).toMatch(/export type Thing = /);
  });
});
