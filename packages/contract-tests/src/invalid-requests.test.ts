import { type ApiError, type OperationId, operationMetadata } from "@recruiting-outreach/contract";
import { describe, expect, it } from "vitest";
import { brokenRequests, requestKeywords } from "./broken-requests.ts";
import { responseViolations } from "./response-schema.ts";
import { targetKey, targetUrl } from "./target.ts";

const requests = brokenRequests();

describe.each([...Map.groupBy(requests, ({ operationId }) => operationId)])("%s", (operationId, broken) => {
  it.each(broken)("refuses $place when it breaks $keyword", async ({ method, path, body, place }) => {
    const response = await fetch(`${targetUrl}${path}`, {
      method,
      headers: { "x-api-key": targetKey, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect(response.status).toBe(400);
    const answer = (await response.json()) as ApiError;
    const id = operationId as OperationId;
    expect(responseViolations(id, "400" in operationMetadata[id].responses ? "400" : "default", answer)).toEqual([]);
    expect(answer.code).toBe("INVALID_REQUEST");
    expect(answer.issues?.map((issue) => issue.path)).toContainEqual(expect.stringMatching(new RegExp(`^${place}\\b`)));
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
