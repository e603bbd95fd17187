import { type OperationId, operationMetadata } from "@recruiting-outreach/contract";
import { describe, expect, it } from "vitest";
import { type Case, cases } from "./cases.ts";
import { expectStatus } from "./checks.ts";
import { responseViolations } from "./response-schema.ts";
import { sharedTarget } from "./target.ts";

const operationIds = Object.keys(operationMetadata) as OperationId[];

describe.each(operationIds)("%s", (operationId) => {
  it.each(Object.entries<Case>(cases[operationId].statuses))(
    "answers %s as the contract declares it",
    async (declared, example) => {
      await expectStatus(sharedTarget, operationId, declared, example);
    },
  );
});

describe("coverage", () => {
  it("has a case for every operation and declared status, and no other", () => {
    const pairs = (statusesOf: (operationId: OperationId) => object): string[] =>
      operationIds.flatMap((id) => Object.keys(statusesOf(id)).map((status) => `${id} ${status}`)).sort();
    const declared = pairs((id) => operationMetadata[id].responses);
    const covered = pairs((id) => cases[id].statuses);
    const both = declared.filter((pair) => covered.includes(pair));
    console.info(
      `Operation × status: ${both.length} of ${declared.length} covered (${((100 * both.length) / declared.length).toFixed(0)} %), ${operationIds.length} operations.`,
    );
    expect(covered).toEqual(declared);
  });
});

describe("responseViolations", () => {
  it("names what is wrong with a body", () => {
    expect(responseViolations("listContactTags", "200", { items: [{ tagId: "1" }] })).toEqual([
      "/ must have required property 'count'",
      "/items/0 must have required property 'value'",
    ]);
  });

  it("does not accept the body of another status", () => {
    expect(responseViolations("validateApiKey", "4XX", { valid: true, error: "?" })).not.toEqual([]);
  });
});
