import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { exampleRequests } from "./testing/contract.ts";
import { Program } from "./testing/program.ts";

const prism = createRequire(import.meta.url).resolve("@stoplight/prism-cli");
const contract = fileURLToPath(new URL("../../../spec/openapi.yaml", import.meta.url));

test("prism mock as it comes serves the success of all 18 operations", async () => {
  await using program = new Program(prism, ["mock", "-m", "false", "-p", "0", contract]);
  const url = await program.printed(/Prism is listening on (http:\S+)/);
  const statuses: Record<string, number> = {};
  for (const { operationId, path, init } of exampleRequests) {
    const headers = { ...(init.headers as Record<string, string>), "x-api-key": "any-key" };
    const response = await fetch(`${url}${path}`, { ...init, headers });
    await response.arrayBuffer();
    statuses[operationId] = response.status;
  }
  expect(Object.keys(statuses)).toHaveLength(18);
  expect(statuses).toEqual(
    Object.fromEntries(exampleRequests.map(({ operationId, success }) => [operationId, success])),
  );
});
