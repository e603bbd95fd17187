import { describe, expect, test } from "vitest";
import { exampleRequests, violations } from "./testing/contract.ts";
import { ask, sharedMock } from "./testing/requests.ts";

const mock = await sharedMock();

describe.for(exampleRequests)("$operationId", ({ operationId, path, init, success }) => {
  const preferring = (preference: string): RequestInit => ({
    ...init,
    headers: { ...(init.headers as Record<string, string>), prefer: preference },
  });

  test("answers its success with a body of the contract", async () => {
    const { status, headers, body } = await ask(mock, path, init);
    expect(status).toBe(success);
    expect(headers.get("content-type")).toBe("application/json");
    expect(violations(operationId, status, body)).toEqual([]);
  });

  test("makes up a body of the contract when asked to", async () => {
    const { status, body } = await ask(mock, path, preferring("dynamic=true"));
    expect(status).toBe(success);
    expect(violations(operationId, status, body)).toEqual([]);
  });

  test("gives the same answer to the same request, made up or not", async () => {
    for (const request of [init, preferring("dynamic=true"), preferring("dynamic=true, seed=7")]) {
      const [first, second] = [await ask(mock, path, request), await ask(mock, path, request)];
      expect(second.body).toEqual(first.body);
    }
  });

  test.for([400, 401, 402, 403, 404, 405, 406, 413, 415, 429, 500])("answers %i when asked to", async (code) => {
    const { status, body } = await ask(mock, path, preferring(`code=${code}`));
    expect(status).toBe(code);
    expect(violations(operationId, status, body)).toEqual([]);
  });
});
