import { operationMetadata } from "@recruiting-outreach/contract";
import { describe, expect, it } from "vitest";
import { brokenRequests, requestKeywords } from "./broken-requests.ts";
import { expectRefusal } from "./checks.ts";
import { sharedTarget } from "./target.ts";

const requests = brokenRequests();

describe.each([...Map.groupBy(requests, ({ operationId }) => operationId)])("%s", (_, broken) => {
  it.each(broken)("refuses $place when it breaks $keyword", async (request) => {
    await expectRefusal(sharedTarget, request);
  });
});

describe("the broken requests", () => {
  it("break every kind of bound that the contract puts on requests", () => {
    const broken = new Set(requests.map(({ keyword }) => keyword));
    expect([...requestKeywords()].filter((keyword) => !broken.has(keyword))).toEqual([]);
  });

  it("break something in every operation that takes parameters or a JSON body", () => {
    const untouched = Object.keys(operationMetadata).filter(
      (id) => !requests.some(({ operationId }) => operationId === id),
    );
    expect(untouched).toEqual(["validateApiKey"]);
  });
});
