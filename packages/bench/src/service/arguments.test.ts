import { expect, test } from "vitest";
import { readArguments } from "./arguments.ts";

test("without options there is much to measure on, three times five seconds", () => {
  expect(readArguments([])).toEqual({
    amount: { contacts: 100_000, people: 100_000, rounds: 3, seconds: 5 },
    help: false,
    save: false,
  });
});

test("options set how much there is", () => {
  expect(readArguments(["--contacts", "2000", "--people=1000", "--rounds=1", "--seconds=2"]).amount).toEqual({
    contacts: 2000,
    people: 1000,
    rounds: 1,
    seconds: 2,
  });
});

test("figures are kept for the documentation only when asked to", () => {
  expect(readArguments(["--save"])).toMatchObject({ save: true });
});

test.each(["0", "-1", "1.5", "100", "many", ""])("%j rounds are refused with what to give", (text) => {
  expect(() => readArguments([`--rounds=${text}`])).toThrow("--rounds must be a whole number from 1 to 99");
});

test("an unknown option is refused", () => {
  expect(() => readArguments(["--contact", "2"])).toThrow("--contact");
});
