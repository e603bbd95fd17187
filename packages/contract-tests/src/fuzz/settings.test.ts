import { expect, it } from "vitest";
import { readSettings } from "./settings.ts";

it("sends 20,000 requests from a fixed seed unless told otherwise", () => {
  expect(readSettings({})).toEqual({ seed: 20261120, requests: 20_000 });
});

it("takes both from the environment", () => {
  expect(readSettings({ FUZZ_SEED: "7", FUZZ_REQUESTS: "100000" })).toEqual({ seed: 7, requests: 100_000 });
});

it.each(["many", "-1", "1.5", "1e3"])("refuses %j and names the variable", (text) => {
  expect(() => readSettings({ FUZZ_SEED: text })).toThrow("FUZZ_SEED must be a whole number");
});
