import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { formatExchange } from "./request-log.ts";

const exchange = { method: "GET", path: "/contacts", status: 200, milliseconds: 1.234, reason: "example firstPage" };

test("a log line names method, path, status, time, operation and reason", () => {
  const line = formatExchange({ ...exchange, operationId: "listContacts" });
  expect(stripVTControlCharacters(line)).toBe("GET /contacts 200 1.2 ms  listContacts: example firstPage");
});

test("a log line does without the operation where it is not known", () => {
  expect(stripVTControlCharacters(formatExchange(exchange))).toBe("GET /contacts 200 1.2 ms  example firstPage");
});
