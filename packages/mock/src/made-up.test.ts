import contract from "@recruiting-outreach/contract/openapi.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import type { Engine } from "./engine.ts";
import { createFront } from "./front.ts";
import { type MockServer, startMockServer } from "./index.ts";
import { createPrismEngine } from "./prism-engine.ts";
import { exampleRequests, violations } from "./testing/contract.ts";
import { requestOf } from "./testing/mock-request.ts";
import { ask, preferring, sharedMock } from "./testing/requests.ts";

const mock = await sharedMock();

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly workEmail: string;
  readonly id: string;
  readonly updatedAt: string;
}

async function textOf({ url }: MockServer, path: string): Promise<string> {
  return (await fetch(`${url}${path}`, { headers: { "x-api-key": "k" } })).text();
}

describe("a made-up body", () => {
  test("has people, addresses and identifiers that look like some", async () => {
    const { body } = await ask(mock, "/contacts/c1", preferring("dynamic=true, seed=1"));
    const { firstName, lastName, workEmail, id, updatedAt } = body as Person;
    expect(firstName).toMatch(/^\p{Lu}[\p{L}'’ -]+$/u);
    expect(lastName).toMatch(/^\p{L}[\p{L}'’ -]+$/u);
    expect(workEmail).toMatch(/^\S+@example\.(com|net|org)$/);
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    expect(updatedAt).toMatch(/^2026-/);
  });

  test("fits the schema whatever the seed", async () => {
    for (const { operationId, path, init, success } of exampleRequests) {
      for (const seed of ["1", "2", "3", "", "ä€"]) {
        const separator = path.includes("?") ? "&" : "?";
        const target = `${path}${separator}__dynamic=true&__seed=${encodeURIComponent(seed)}`;
        const { status, headers, body } = await ask(mock, target, init);
        expect(status).toBe(success);
        expect(violations(operationId, status, body)).toEqual([]);
        expect(headers.get("x-mock-reason")).toBe(`${operationId}: made up`);
      }
    }
  });

  test("depends on its seed alone, whatever else is made at the same time", async () => {
    const paths = Array.from({ length: 20 }, (_, index) => `/contacts/c${index}?__dynamic=true&__seed=${index}`);
    const alone: string[] = [];
    await using one = await startMockServer();
    for (const path of paths) alone.push(await textOf(one, path));
    await using other = await startMockServer();
    const together = await Promise.all(paths.toReversed().map((path) => textOf(other, path)));
    expect(together.toReversed()).toEqual(alone);
    expect(new Set(alone).size).toBe(paths.length);
  });

  test("is the same whatever host the request names", async () => {
    const asked = "/api/openapi/v1/contacts/c1?__dynamic=true";
    const front = createFront({ document: contract, engine: createPrismEngine(contract), sound: true });
    const [one, other] = [await front(requestOf(asked)), await front(requestOf(`https://api.example${asked}`))];
    expect(other.body).toEqual(one.body);
  });

  test("of a request without a seed depends on the seed of the server", async () => {
    const bodyFor = async (seed: string): Promise<string> => {
      await using own = await startMockServer({ seed });
      return await textOf(own, "/contacts/c1?__dynamic=true");
    };
    const [one, again, other] = [await bodyFor("a"), await bodyFor("a"), await bodyFor("b")];
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });
});

describe("an engine that makes a body which does not fit", () => {
  const document = {
    openapi: "3.1.0",
    paths: {
      "/number": {
        get: {
          operationId: "getNumber",
          responses: {
            200: {
              description: "A number.",
              content: { "application/json": { schema: { type: "integer" }, examples: { seven: { value: 7 } } } },
            },
          },
        },
      },
    },
  };
  const frontWith = (makeUp: (attempt: number) => unknown) => {
    let attempts = 0;
    const engine: Engine = async (_operation, { dynamic, status }) => ({
      status,
      headers: {},
      body: dynamic ? makeUp(++attempts) : 7,
    });
    return createFront({ document, engine, sound: true });
  };

  test("is asked again with another seed", async () => {
    const front = frontWith((attempt) => (attempt < 3 ? "none" : attempt));
    expect(await front(requestOf("/number?__dynamic=true"))).toMatchObject({ body: 3, reason: "made up" });
  });

  test("has the example answered after five attempts", async () => {
    const front = frontWith(() => "none");
    expect(await front(requestOf("/number?__dynamic=true"))).toMatchObject({
      body: 7,
      reason: "example seven, as no made-up body fits the schema",
    });
  });
});
