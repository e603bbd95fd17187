import { describe, expect, test } from "vitest";
import { verdictsOf } from "./lint-fixtures.ts";

const { valid, broken } = await verdictsOf("extension-references-resolve");
const list = "#/paths/~1things/get";
const search = "#/paths/~1things/post";

describe("extension-references-resolve", () => {
  test("accepts names and pointers that lead to something, through references too", () => {
    expect(valid).toEqual([]);
  });

  test.each([
    ["a query parameter nobody declares", `${list}/x-pagination/limit`, "instead of size: limit"],
    ["a parameter that is not in the query", `${list}/x-pagination/page`, "instead of thingId"],
    ["a property the answer lacks", `${list}/x-pagination/items`, "/things leads nowhere"],
    ["a property inside an array", `${list}/x-pagination/total`, "/items/total leads nowhere"],
    ["a condition on a parameter nobody declares", `${list}/x-rate-limit/0/condition/parameter`, "withTotal"],
    ["a body field nobody declares", `${search}/x-pagination/cursor`, "field of the request body"],
    ["a next cursor the answer lacks", `${search}/x-pagination/nextCursor`, "/next leads nowhere"],
    ["a reserve nobody declares", `${search}/x-paid/reserve`, "instead of amount"],
    ["paid items the answer lacks", `${search}/x-paid/items`, "/people leads nowhere"],
  ])("refuses %s", (_what, pointer, detail) => {
    expect(broken[pointer]).toEqual([expect.stringContaining(detail)]);
  });
});
