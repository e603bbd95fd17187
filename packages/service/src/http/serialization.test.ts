import { expect, it } from "vitest";
import { operationRoutes } from "./routes.ts";
import { serializerOf } from "./serialization.ts";

const operation = operationRoutes.find(({ operationId }) => operationId === "addContactNote");
const serialize = serializerOf(operation?.responses["200"] ?? { $ref: "" });

it("writes what the contract declares", () => {
  expect(serialize({ noteId: "6741d07e5a7b3c0012d00001" })).toBe('{"noteId":"6741d07e5a7b3c0012d00001"}');
});

it("leaves out what the contract does not declare", () => {
  const answer = { noteId: "6741d07e5a7b3c0012d00001", workgroup_id: "6741d07e5a7b3c0012a00001" };
  expect(serialize(answer)).toBe('{"noteId":"6741d07e5a7b3c0012d00001"}');
});

it("does not write an answer that lacks something", () => {
  expect(() => serialize({})).toThrow('"noteId" is required!');
});
