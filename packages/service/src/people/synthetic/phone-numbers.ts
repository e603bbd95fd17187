import type { ContactProfile } from "../../contacts/profile.ts";
import type { Random } from "./random.ts";

const areaCodes = [
  202, 206, 212, 213, 215, 303, 305, 312, 313, 404, 408, 412, 415, 503, 504, 512, 602, 615, 617, 702, 713, 714, 802,
  808, 907, 919,
];

/**
 * Numbers from ranges that are kept for fiction: North America's 555-01xx and France's 6 39 98 xx xx. Nobody shares one, because people with the
 * same number would count as one person; once a range is used up, people go without.
 */
export function phoneNumbers(chance: Random, number: number): Pick<ContactProfile, "workPhone" | "workMobilePhone"> {
  const areaCode = areaCodes[Math.floor(number / 100)];
  const hasPhone = chance.percent(40) && areaCode !== undefined;
  const hasMobile = chance.percent(60) && number < 10_000;
  return {
    ...(hasPhone && { workPhone: `+1${areaCode}55501${digits(number % 100, 2)}` }),
    ...(hasMobile && { workMobilePhone: `+3363998${digits(number, 4)}` }),
  };
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, "0");
}
