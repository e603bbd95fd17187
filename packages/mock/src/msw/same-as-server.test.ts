import contract from "@recruiting-outreach/contract/openapi.json" with { type: "json" };
import { getResponse } from "msw";
import { describe, expect, test } from "vitest";
import { DocumentNode } from "../document.ts";
import { exampleRequests } from "../testing/contract.ts";
import { sharedMock } from "../testing/requests.ts";
import { createHandlers } from "./index.ts";

const mock = await sharedMock();
const handlers = createHandlers({ baseUrl: mock.url });

type Ask = (request: Request) => Promise<Response | undefined>;

const askServer: Ask = (request) => fetch(request);
const askHandlers: Ask = (request) => getResponse(handlers, request);

async function answerOf(ask: Ask, path: string, init: RequestInit = {}): Promise<object> {
  const headers = new Headers(init.headers);
  if (!headers.has("x-api-key")) headers.set("x-api-key", "any-key");
  const response = await ask(new Request(`${mock.url}${path}`, { ...init, headers }));
  if (!response) return { passedThrough: true };
  const { date: _, connection: __, "keep-alive": ___, ...sent } = Object.fromEntries(response.headers);
  return { status: response.status, headers: sent, body: await response.text() };
}

async function expectSame(path: string, init: RequestInit = {}): Promise<void> {
  expect(await answerOf(askHandlers, path, init)).toEqual(await answerOf(askServer, path, init));
}

const answers = (DocumentNode.root(contract).child("paths")?.children() ?? []).flatMap(([, item]) =>
  item
    .children()
    .flatMap(([, operation]) =>
      (operation.child("responses")?.children() ?? []).flatMap(([status, response]) =>
        (response.child("content")?.child("application/json")?.child("examples")?.children() ?? []).map(
          ([example, { value }]) => ({ operationId: operation.text("operationId"), status, example, value }),
        ),
      ),
    ),
);

const statusOfCode: Readonly<Record<string, string>> = {
  INVALID_REQUEST: "400",
  UNAUTHORIZED: "401",
  NOT_FOUND: "404",
  UNHANDLED_EXCEPTION: "500",
};

describe("the same answer as from the mock server", () => {
  test.for(exampleRequests)("comes from $operationId", async ({ path, init }) => {
    await expectSame(path, init);
  });

  test.for(exampleRequests)("comes from $operationId for every example of the contract", async (request) => {
    const own = answers.filter(({ operationId }) => operationId === request.operationId);
    expect(own.length).toBeGreaterThan(0);
    for (const { status, example, value } of own) {
      const { code = "UNAUTHORIZED" } = value as { code?: string };
      const wanted = /^\d+$/.test(status) ? status : statusOfCode[code];
      const headers = {
        ...(request.init.headers as Record<string, string>),
        prefer: `code=${wanted}, example=${example}`,
      };
      await expectSame(request.path, { ...request.init, headers });
    }
  });

  test.for<[name: string, path: string, init?: RequestInit]>([
    ["a request without a key", "/contacts", { headers: { "x-api-key": "" } }],
    ["an expired key", "/contacts", { headers: { "x-api-key": "key_expired" } }],
    [
      "a key without credits",
      "/people/search",
      { ...json("{}"), headers: { ...json("").headers, "x-api-key": "key_no_credits" } },
    ],
    ["a query that breaks a bound", "/contacts?limit=0"],
    ["a body that breaks a bound", "/people/search", json('{"limit":21}')],
    ["a body that is no JSON", "/people/search", json("{")],
    ["a missing body", "/people/search", { method: "POST" }],
    ["an empty body", "/people/search", json("")],
    [
      "a body of another type",
      "/people/search",
      { method: "POST", body: "limit=3", headers: { "content-type": "text/plain" } },
    ],
    ["a body of more than a mebibyte", "/people/search", json(`"${"a".repeat(2 ** 20)}"`)],
    [
      "a form without a file",
      "/contacts/66f1c0de5a7b3c0012ab0001/documents",
      { method: "POST", body: formOf({ type: "cv" }) },
    ],
    ["a path of no operation", "/contract"],
    ["the base path", ""],
    ["a path with a slash too many", "/contacts/"],
    ["a broken escape", "/contacts/%zz"],
    ["a method that a path does not have", "/contacts", { method: "DELETE" }],
    ["a HEAD request", "/contacts", { method: "HEAD" }],
    ["a preflight", "/contacts", { method: "OPTIONS", headers: { origin: "https://app.example" } }],
    ["a request of another origin", "/contacts", { headers: { origin: "https://app.example" } }],
    ["a request that takes no JSON", "/contacts", { headers: { accept: "text/html" } }],
    ["a status that an operation does not answer", "/contacts", { headers: { prefer: "code=418" } }],
    ["a preference in the query", "/contacts?__example=lastPage"],
  ])("goes to %s", async ([, path, init]) => {
    await expectSame(path, init);
  });
});

function json(body: string): RequestInit {
  return { method: "POST", body, headers: { "content-type": "application/json" } };
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
