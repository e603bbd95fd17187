import { describe, expect, it } from "vitest";
import { e164, nationalDigitsOf } from "./phone.ts";

describe("E.164", () => {
  it.each([
    ["+351 910 000 001", undefined],
    ["00351 910-000-001", undefined],
    ["910 000 001", "PT"],
    ["910000001", "pt"],
    ["+351910000001", "DE"],
  ])("%s in %s is +351910000001", (number, country) => {
    expect(e164(number, country)).toBe("+351910000001");
  });

  it.each([
    ["910 000 001", undefined],
    ["910 000 001", "XX"],
    ["+351 91", undefined],
    ["call me", "PT"],
    ["4711", "DE"],
    ["000 000 000", "PT"],
    ["1111111111", "US"],
  ])("%s in %s has no such form", (number, country) => {
    expect(e164(number, country)).toBeUndefined();
  });
});

it("knows the digits without those of the country", () => {
  expect(nationalDigitsOf("+351 910 000 001")).toBe("910000001");
  expect(nationalDigitsOf("910 000 001")).toBeUndefined();
});
