import { expect, test } from "vitest";
import { helpFor, readArguments } from "./command-line.ts";

const amounts = {
  rounds: { about: "how often everybody gets a turn", usual: 5, most: 99 },
  calls: { about: "calls in each", usual: 300, most: 999_999 },
};

test("without options the usual amount is measured, told as text and not saved", () => {
  expect(readArguments(amounts, [])).toEqual({
    amount: { rounds: 5, calls: 300 },
    help: false,
    json: false,
    save: false,
  });
});

test.each(["help", "json", "save"])("--%s is read", (option) => {
  expect(readArguments(amounts, [`--${option}`])).toMatchObject({ [option]: true });
});

test("options set how much is measured", () => {
  expect(readArguments(amounts, ["--rounds", "2", "--calls=50"]).amount).toEqual({ rounds: 2, calls: 50 });
});

test.each(["0", "-1", "1.5", "100", "many", ""])("an amount of %j is refused with what to give", (text) => {
  expect(() => readArguments(amounts, [`--rounds=${text}`])).toThrow("--rounds must be a whole number from 1 to 99");
});

test("an unknown option is refused", () => {
  expect(() => readArguments(amounts, ["--round", "2"])).toThrow("--round");
});

test("the help names every option, with its usual amount", () => {
  expect(helpFor({ about: "Measures.", amounts })).toBe(`Measures.

  --rounds <n>  how often everybody gets a turn (5)
  --calls <n>   calls in each (300)
  --json        print the figures as JSON
  --save        also keep them in packages/docs/benchmarks, for the documentation; measure on a quiet machine
  --help        show this text
`);
});
