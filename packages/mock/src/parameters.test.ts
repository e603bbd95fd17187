import { describe, expect, test } from "vitest";
import { violations } from "./testing/contract.ts";
import { ask, sharedMock } from "./testing/requests.ts";

const mock = await sharedMock();

const id = "66f1c0de5a7b3c0012ab0001";

describe("valid parameters", () => {
  test.for([
    "/contacts?limit=100&page=2&includeTotal=true&minYearsInCurrentRole=2.5",
    `/contacts?tagIds=${id}`,
    `/contacts?tagIds=${id}&tagIds=${id}`,
    `/contacts?tagIds=${id},${id}`,
    "/operations?status=pending&status=fail",
    "/contacts?socialUrl=https://social.example/in/ada",
    "/contacts?socialUrl=ada-lovelace",
    "/contacts/tags?name=%20back%20",
    "/contacts?unknown=1&LIMIT=100000",
  ])("%s is answered", async (path) => {
    const { status, body } = await ask(mock, path);
    expect(body).not.toHaveProperty("issues");
    expect(status).toBe(200);
  });
});

describe("invalid parameters", () => {
  test.for([
    ["/contacts?limit=101", "query.limit", "must be <= 100"],
    ["/contacts?limit=ten", "query.limit", "must be integer"],
    ["/contacts?limit=1.5", "query.limit", "must be integer"],
    ["/contacts?limit=", "query.limit", "must be integer"],
    ["/contacts?limit=1&limit=2", "query.limit", "must be integer"],
    ["/contacts?includeTotal=maybe", "query.includeTotal", "must be boolean"],
    ["/contacts?email=nobody", "query.email", 'must match format "email"'],
    ["/contacts?firstName=A", "query.firstName", "must NOT have fewer than 2 characters"],
    ["/contacts?firstName=Ada&firstName=Bob", "query.firstName", "must be string"],
    [`/contacts?tagIds=${id}&tagIds=none`, "query.tagIds.1", expect.stringContaining("must match pattern")],
    ["/contacts/tags?name=", "query.name", "must NOT have fewer than 1 characters"],
    ["/contacts/tags?name=%20%20", "query.name", "must NOT have fewer than 1 characters"],
    [
      "/operations?status=pending&status=lost",
      "query.status.1",
      expect.stringMatching(/^must be one of fail, success/),
    ],
    ["/operations?jobGroupId=xyz", "query.jobGroupId", expect.stringContaining("must match pattern")],
    [`/contacts/${"c".repeat(65)}`, "path.contactId", "must NOT have more than 64 characters"],
  ] as const)("%s is refused at %s", async ([target, path, message]) => {
    const { status, body } = await ask(mock, target);
    expect(status).toBe(400);
    expect(body).toEqual({
      code: "INVALID_REQUEST",
      error: expect.stringContaining(`The request is invalid: ${path} `),
      issues: [{ path, message }],
    });
  });

  test("are all named in one answer, in the form of the contract", async () => {
    const { status, body } = await ask(mock, "/contacts?limit=0&page=0&includeTotal=maybe");
    expect(body).toMatchObject({
      error: "The request is invalid: query.includeTotal must be boolean (and 2 more).",
      issues: expect.arrayContaining([
        { path: "query.limit", message: "must be >= 1" },
        { path: "query.page", message: "must be >= 1" },
      ]),
    });
    expect(violations("listContacts", status, body)).toEqual([]);
  });
});
