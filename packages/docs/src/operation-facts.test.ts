import { expect, test } from "vitest";
import { factsOf } from "./operation-facts.ts";

const perMinute = { requests: 300, seconds: 60, scope: "endpoint-and-workgroup" };

test("an operation without extensions has no facts", () => {
  expect(factsOf({ operationId: "getThing" })).toEqual([]);
});

test("a rate limit names its count, period and scope", () => {
  expect(factsOf({ "x-rate-limit": [perMinute] })).toEqual([
    "**Rate limit:** 300 requests per minute, counted per endpoint and workgroup.",
  ]);
});

test("a rate limit over an unusual period is given in seconds", () => {
  expect(factsOf({ "x-rate-limit": [{ ...perMinute, seconds: 90 }] })[0]).toContain("300 requests per 90 seconds");
});

test("a conditional rate limit says when it holds", () => {
  const conditional = { ...perMinute, requests: 60, condition: { parameter: "includeTotal", equals: true } };
  expect(factsOf({ "x-rate-limit": [perMinute, conditional] })[0]).toContain(
    "; 60 requests per minute, counted per endpoint and workgroup when `includeTotal` is `true`",
  );
});

test("a provisional rate limit is marked", () => {
  expect(factsOf({ "x-rate-limit": [{ ...perMinute, "x-provisional": "Assumed." }] })[0]).toContain("(provisional)");
});

test("paging by number names the page parameter and the last page", () => {
  const paging = { style: "page", limit: "limit", page: "page", maxPage: 100 };
  expect(factsOf({ "x-pagination": paging })).toEqual([
    "**Pages:** by number in `page` up to 100; `limit` sets how many a page holds.",
  ]);
});

test("paging by cursor names where the next cursor comes from and where it goes", () => {
  const paging = { style: "cursor", limit: "limit", cursor: "cursor", nextCursor: "/nextCursor" };
  expect(factsOf({ "x-pagination": paging })).toEqual([
    "**Pages:** by sending `nextCursor` of the last answer as `cursor`; `limit` sets how many a page holds.",
  ]);
});

test("paging by number and cursor names both ways", () => {
  const paging = { limit: "limit", page: "page", maxPage: 100, cursor: "cursor", nextCursor: "/nextCursor" };
  expect(factsOf({ "x-pagination": paging })[0]).toContain("by number in `page` up to 100, or by sending `nextCursor`");
});

test("a paid operation names its price and what is reserved", () => {
  const paid = { creditsPerItem: 20, items: "/items", reserve: "limit" };
  expect(factsOf({ "x-paid": paid })).toEqual([
    "**Paid:** 20 credits per entry of `items`; credits for `limit` entries are reserved first.",
  ]);
});

test("an idempotent operation says that a repeat is harmless", () => {
  expect(factsOf({ "x-idempotent": true })).toEqual(["**Idempotent:** yes, a repeat changes nothing more."]);
});

test("an operation that is not idempotent says so", () => {
  expect(factsOf({ "x-idempotent": false })).toEqual(["**Idempotent:** no, every call acts again."]);
});
