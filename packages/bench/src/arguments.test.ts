import { expect, test } from "vitest";
import { help, readArguments } from "./arguments.ts";

test("without options there are 15 rounds of 300 calls, told as text and not saved", () => {
  expect(readArguments([])).toEqual({
    amount: { rounds: 15, calls: 300 },
    help: false,
    json: false,
    save: false,
  });
});

test.each(["help", "json", "save"])("--%s is read", (option) => {
  expect(readArguments([`--${option}`])).toMatchObject({ [option]: true });
});

test("the help names every option", () => {
  for (const option of ["rounds", "calls", "json", "save", "help"]) expect(help).toContain(`--${option}`);
});

test("options set the number of rounds and calls", () => {
  expect(readArguments(["--rounds", "2", "--calls=50"])).toMatchObject({ amount: { rounds: 2, calls: 50 } });
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
