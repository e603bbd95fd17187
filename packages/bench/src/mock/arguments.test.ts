import { expect, test } from "vitest";
import { readArguments } from "./arguments.ts";

test("without options there are 5 rounds of 3 seconds", () => {
  expect(readArguments([])).toEqual({ amount: { rounds: 5, seconds: 3 }, help: false, save: false });
});

test("options set the rounds and their length", () => {
  expect(readArguments(["--rounds", "2", "--seconds=1"])).toMatchObject({ amount: { rounds: 2, seconds: 1 } });
});

test("figures are kept for the documentation only when asked to", () => {
  expect(readArguments(["--save"])).toMatchObject({ save: true });
});

test.each(["0", "-1", "1.5", "100", "many", ""])("an amount of %j is refused with what to give", (text) => {
  expect(() => readArguments([`--rounds=${text}`])).toThrow("--rounds must be a whole number from 1 to 99");
});

test("an unknown option is refused", () => {
  expect(() => readArguments(["--round", "2"])).toThrow("--round");
});
