import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Engine } from "./engine.ts";
import { createFront } from "./front.ts";
import { requestOf } from "./testing/mock-request.ts";

const frontFile = fileURLToPath(new URL("front.ts", import.meta.url));

/** Everything that a file needs when it runs, with what that needs. */
function packagesBehind(file: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(file, "utf8");
  for (const [, specifier = ""] of source.matchAll(/^(?:import|export) (?!type )[^;]*?from "([^"]+)"/gm)) {
    if (specifier.startsWith(".")) packagesBehind(resolve(dirname(file), specifier), seen);
    else seen.add(specifier);
  }
  return seen;
}

describe("the front", () => {
  test("runs without Node and without Prism", () => {
    const packages = [...packagesBehind(frontFile)].filter((name) => !name.startsWith("/"));
    expect(packages.toSorted()).toEqual(["ajv-formats", "ajv/dist/2020.js"]);
  });

  test("answers without a server, with any engine", async () => {
    const document = {
      openapi: "3.1.0",
      paths: { "/up": { get: { responses: { 200: { description: "Up.", content: { "application/json": {} } } } } } },
    };
    const engine: Engine = async (_operation, { status }) => ({ status, headers: {}, body: { up: true } });
    const front = createFront({ document, engine, sound: true });
    expect(await front(requestOf("/up"))).toMatchObject({ status: 200, body: { up: true }, operationId: "GET /up" });
    expect(await front(requestOf("http://anywhere.example/down"))).toMatchObject({ status: 404 });
  });

  test("asks the engine once for what does not change", async () => {
    const document = {
      openapi: "3.1.0",
      paths: { "/up": { get: { responses: { 200: { description: "Up." } } } } },
    };
    let asked = 0;
    const engine: Engine = async (_operation, { status }) => ({ status, headers: {}, body: ++asked });
    const front = createFront({ document, engine, sound: true });
    await front(requestOf("/up"));
    await front(requestOf("/up?other=1"));
    expect(asked).toBe(1);
    await front(requestOf("/up?__dynamic=true&__seed=1"));
    await front(requestOf("/up?__dynamic=true&__seed=1"));
    await front(requestOf("/up?__dynamic=true&__seed=2"));
    expect(asked).toBe(3);
  });

  test("asks an engine that failed again", async () => {
    const document = { openapi: "3.1.0", paths: { "/up": { get: { responses: { 200: { description: "Up." } } } } } };
    let asked = 0;
    const engine: Engine = async (_operation, { status }) => {
      asked += 1;
      if (asked === 1) throw new Error("not yet");
      return { status, headers: {}, body: true };
    };
    const front = createFront({ document, engine, sound: true });
    expect(await front(requestOf("/up"))).toMatchObject({ status: 500, reason: expect.stringContaining("not yet") });
    expect(await front(requestOf("/up"))).toMatchObject({ status: 200 });
  });
});
