import { expect, test } from "vitest";
import { readArguments } from "./arguments.ts";

test("without options there are 15 rounds of 300 calls", () => {
  expect(readArguments([])).toEqual({ help: false, rounds: 15, calls: 300 });
});

test("options set the number of rounds and calls", () => {
  expect(readArguments(["--rounds", "2", "--calls=50"])).toMatchObject({ rounds: 2, calls: 50 });
});

test.each(["0", "-1", "1.5", "many", ""])(
  "an amount of %j is refused with a message that says what to give",
  (text) => {
    expect(() => readArguments([`--rounds=${text}`])).toThrow("--rounds must be a whole number from 1");
  },
);

test("an unknown option is refused", () => {
  expect(() => readArguments(["--round", "2"])).toThrow("--round");
});
