import { type OperationId, operationMetadata } from "@recruiting-outreach/contract";
import { describe, expect, it } from "vitest";
import { cases } from "./cases.ts";
import { targetClient } from "./target.ts";

describe.each(Object.keys(operationMetadata) as OperationId[])("%s", (operationId) => {
  it.each([
    ["without a key", null],
    ["with a key that has expired", "key_expired"],
  ])("answers 401 to a request %s, in the documented form", async (_, key) => {
    const { error, response } = await cases[operationId].call(targetClient(), { "x-api-key": key });
    expect(response.status).toBe(401);
    expect(error).toEqual(
      operationId === "validateApiKey"
        ? { valid: false, error: expect.any(String) }
        : { code: "UNAUTHORIZED", error: expect.any(String) },
    );
  });
});
