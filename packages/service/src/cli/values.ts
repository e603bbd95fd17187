import { InvalidArgumentError } from "commander";

const day = 86_400_000;

/** @throws InvalidArgumentError when the text is no whole number */
export function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError("Give a whole number.");
  return Number(text);
}

/** @throws InvalidArgumentError when the text is no number that a port can have */
export function portNumber(text: string): number {
  const number = wholeNumber(text);
  if (number > 65_535) throw new InvalidArgumentError("Give a number from 0 to 65535.");
  return number;
}

/** @throws InvalidArgumentError when there is nothing in the text, as when a variable of the shell is not set */
export function someText(text: string): string {
  if (text.trim() === "") throw new InvalidArgumentError("Give a text that is not empty.");
  return text;
}

/**
 * Days from now on, as in `90d`, or a date, as in `2027-03-31`.
 *
 * @throws InvalidArgumentError when the text is neither, or the time has passed
 */
export function futureTime(text: string): Date {
  const [, days] = /^(\d{1,5})d$/.exec(text) ?? [];
  const isDate = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/.test(text);
  const time = days ? new Date(Date.now() + Number(days) * day) : new Date(isDate ? text : Number.NaN);
  // A day that its month does not have would be taken for one of the next month.
  const exists = !Number.isNaN(time.getTime()) && (!isDate || time.toISOString().startsWith(text.slice(0, 10)));
  if (!exists || time.getTime() <= Date.now()) {
    throw new InvalidArgumentError("Give days from now on, as in 90d, or a date that lies ahead, as in 2027-03-31.");
  }
  return time;
}
