import { afterAll, describe, expect, test } from "vitest";
import { temporaryFiles } from "../testing/files.ts";
import { LastingMock } from "./lasting-mock.ts";
import { contractFile, ourMock } from "./mock-under-test.ts";
import { programDefects } from "./program-defects.ts";
import { requestDefects, sharedLimits } from "./request-defects.ts";
import { difficultDocument, schemaDefects } from "./schema-defects.ts";

const files = await temporaryFiles({ "difficult.yaml": difficultDocument });
const ofContract = new LastingMock(ourMock, contractFile);
const ofDifficultDocument = new LastingMock(ourMock, files.pathOf("difficult.yaml"));
afterAll(async () => {
  for (const disposable of [ofContract, ofDifficultDocument, files]) await disposable[Symbol.asyncDispose]();
});

describe("our mock, where Prism has the defect that", () => {
  for (const defect of [...requestDefects, ...sharedLimits]) {
    test(`${defect.name}: ${defect.ours}`, async () => {
      expect(await ofContract.observe(defect)).toBe(defect.ours);
    });
  }

  for (const defect of schemaDefects) {
    test(`${defect.name}: ${defect.ours}`, async () => {
      expect(await ofDifficultDocument.observe(defect)).toBe(defect.ours);
    });
  }

  for (const { name, observe, ours } of programDefects) {
    test(`${name}: ${ours}`, async () => {
      expect(await observe(ourMock)).toBe(ours);
    });
  }
});
