import type { ContactProfile } from "../../contacts/profile.ts";
import type { Random } from "./random.ts";

/** Beginnings of the French numbers that are kept for fiction; four digits follow. */
const landlines = ["+3319900", "+3326191", "+3335301", "+3346571", "+3353649"] as const;
const mobiles = "+3363998";
const mobilesOfSeed = 2000;

/**
 * Numbers that no one can be called under. No two people share one, because they would count as one person; once the numbers are used up, people
 * go without. Only seeds that leave the same remainder when divided by five use the same numbers.
 */
export function phoneNumbers(
  chance: Random,
  number: number,
  seed: number,
): Pick<ContactProfile, "workPhone" | "workMobilePhone"> {
  const part = seed % landlines.length;
  const hasPhone = chance.percent(40) && number < 10_000;
  const hasMobile = chance.percent(60) && number < mobilesOfSeed;
  return {
    ...(hasPhone && { workPhone: `${landlines[part]}${digits(number)}` }),
    ...(hasMobile && { workMobilePhone: `${mobiles}${digits(part * mobilesOfSeed + number)}` }),
  };
}

function digits(value: number): string {
  return String(value).padStart(4, "0");
}
