import { expect, test } from "vitest";
import { enumDescriptions } from "./enum-values.ts";

test("a schema without described values has no enum descriptions", () => {
  expect(enumDescriptions({ enum: ["on", "off"] })).toBeUndefined();
});

test("each value keeps its sentence", () => {
  expect(enumDescriptions({ "x-enum-descriptions": { on: "Runs." } })).toEqual({ on: "Runs." });
});

test("a value that belongs to a group is led by the group", () => {
  const schema = {
    "x-enum-descriptions": { done: "Nothing is left.", waiting: "Not begun." },
    "x-status-groups": { final: ["done"], moving: ["waiting"] },
  };
  expect(enumDescriptions(schema)).toEqual({ done: "*final:* Nothing is left.", waiting: "*moving:* Not begun." });
});
