import { afterAll, describe, expect, test } from "vitest";
import { exampleRequests } from "../testing/contract.ts";
import { temporaryFiles } from "../testing/files.ts";
import { LastingMock } from "./lasting-mock.ts";
import { contractFile, stockPrism } from "./mock-under-test.ts";
import { programDefects } from "./program-defects.ts";
import { requestDefects, sharedLimits } from "./request-defects.ts";
import { difficultDocument, schemaDefects } from "./schema-defects.ts";

const files = await temporaryFiles({ "difficult.yaml": difficultDocument });
const ofContract = new LastingMock(stockPrism, contractFile);
const ofDifficultDocument = new LastingMock(stockPrism, files.pathOf("difficult.yaml"));
afterAll(async () => {
  for (const disposable of [ofContract, ofDifficultDocument, files]) await disposable[Symbol.asyncDispose]();
});

const changed = "Prism is no longer as the table says. Write into the table what comes of it now.";

describe("the installed Prism still has the defect that", () => {
  for (const defect of [...requestDefects, ...sharedLimits]) {
    test(`${defect.name}: ${defect.stock}`, async () => {
      expect(await ofContract.observe(defect), changed).toBe(defect.stock);
    });
  }

  for (const defect of schemaDefects) {
    test(`${defect.name}: ${defect.stock}`, async () => {
      expect(await ofDifficultDocument.observe(defect), changed).toBe(defect.stock);
    });
  }

  for (const { name, observe, stock } of programDefects) {
    test(`${name}: ${stock}`, async () => {
      expect(await observe(stockPrism), changed).toBe(stock);
    });
  }
});

test("the installed Prism serves the success of all 18 operations", async () => {
  await using program = stockPrism.start(contractFile);
  const url = await program.printed(stockPrism.address);
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
