import { type OperationId, operationMetadata } from "@recruiting-outreach/contract";
import { describe, expect, it } from "vitest";
import { typeCheck } from "../snippets/snippets.ts";
import { type Adapter, apiKey, baseUrl } from "./adapter.ts";
import { type Behaviour, errorOf, expectedOf } from "./behaviour.ts";
import { behaviours } from "./behaviours.ts";
import { differences } from "./differences.ts";
import { generate } from "./generate.ts";
import { generatedAdapter } from "./generated-adapter.ts";
import { ours } from "./our-adapter.ts";
import { type ExpectedRequest, requests } from "./requests.ts";
import { service } from "./service.ts";

const { generator, module, source, findings } = await generate();
const adapters: Adapter[] = [ours, generatedAdapter(module)];
const operationIds = Object.keys(operationMetadata) as OperationId[];

const NO_PROPERTY_ACCESS_FROM_INDEX_SIGNATURE = "TS4111";

/** Arguments as the generated client takes them: an upload must be form data already. */
function argumentsFor(client: Adapter, args: object): object {
  if (client.name === "ours" || !("file" in args)) return args;
  const { contactId, ...parts } = args as Record<string, string | Blob>;
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) body.append(name, part);
  return { contactId, body };
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type");
  if (type === null) return undefined;
  if (type === "application/json") return request.json();
  const parts = [...(await request.formData())];
  return Object.fromEntries(
    await Promise.all(parts.map(async ([name, part]) => [name, typeof part === "string" ? part : await part.text()])),
  );
}

describe.each(adapters)("the $name client", (client) => {
  it.each(operationIds)("sends %s with its method, query style, body and key", async (operationId) => {
    const { args, method, target, body }: ExpectedRequest<OperationId> = requests[operationId];
    const { fetch, requests: sent } = service({ body: { answer: operationId } });

    const answer = await client.connect({ fetch }).call(operationId, argumentsFor(client, args));

    const [request = expect.fail("nothing was sent")] = sent;
    expect(answer).toEqual({ answer: operationId });
    expect(`${request.method} ${request.url}`).toBe(`${method} ${baseUrl}${target}`);
    expect(request.headers.get("x-api-key")).toBe(apiKey);
    expect(await bodyOf(request)).toEqual(body);
  });

  describe.each(Object.entries(behaviours))("%s", (_, rows) => {
    it.each<Behaviour>(rows)("$when", async (behaviour) => {
      expect(await behaviour.observe(client)).toBe(expectedOf(behaviour, client.name));
    });
  });
});

describe("the generated source", () => {
  it("gives the name of the schema ApiError to a class of its own, and renames the schema", () => {
    expect(findings.map(({ kind }) => kind)).toEqual(["name-changed"]);
    expect(source).toContain("export class ApiError extends Error");
    expect(source).toContain("export type ApiError_2 = {");
  });

  it("knows an upload as form data or a stream, not by its parts", () => {
    expect(source).toContain("export type UploadContactDocumentBody = FormData | ReadableStream;");
  });

  it("does not pass our type check, and for one rule only", { timeout: 60_000 }, async () => {
    const complaints = await errorOf(typeCheck({ "client.ts": source }));
    expect([...new Set(complaints.message.match(/TS\d+/g))]).toEqual([NO_PROPERTY_ACCESS_FROM_INDEX_SIGNATURE]);
  });
});

describe("the page of differences", () => {
  it("says what was observed", async () => {
    await expect(differences(generator, behaviours)).toMatchFileSnapshot("differences.md");
  });

  it("has a row for what differs, and an entry for what does not", () => {
    const observe = async (): Promise<string> => "";
    const rows = [
      { when: "403", observe, expected: { ours: "throws PlanError", generated: "throws ApiError" } },
      { when: "200", observe, expected: "resolves" },
    ];
    const page = differences("a generator", { Errors: rows });
    expect(page).toContain(
      [
        "## Errors\n",
        "| when | ours             | generated       |",
        "| ---- | ---------------- | --------------- |",
        "| 403  | throws PlanError | throws ApiError |",
      ].join("\n"),
    );
    expect(page).toContain("## Alike\n\n- 200: resolves\n");
  });
});
