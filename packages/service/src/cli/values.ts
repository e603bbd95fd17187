import { InvalidArgumentError } from "commander";

const day = 86_400_000;

/** @throws InvalidArgumentError when the text is no whole number */
export function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError("Give a whole number.");
  return Number(text);
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
  if (Number.isNaN(time.getTime()) || time.getTime() <= Date.now()) {
    throw new InvalidArgumentError("Give days from now on, as in 90d, or a date that lies ahead, as in 2027-03-31.");
  }
  return time;
}
