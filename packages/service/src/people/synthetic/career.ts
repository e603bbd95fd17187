import type { Experience, Location } from "@recruiting-outreach/contract";
import type { Company } from "../person.ts";
import { companies } from "./companies.ts";
import { levels, type Profession } from "./professions.ts";
import type { Random } from "./random.ts";

/** Positions end before this moment, or last until today, so that the same seed gives the same people in any year. */
const present = Date.UTC(2026, 0, 1);
const month = 30 * 86_400_000;

/** A life of work. */
export interface Career {
  readonly jobLevel: string;
  readonly company: Company;
  /** The newest first. */
  readonly experiences: readonly [Experience, ...Experience[]];
}

/** Makes up a career in a profession, which ends with a current position. */
export function career(chance: Random, profession: Profession, location: Location): Career {
  const role = chance.pick(profession.roles);
  const { level, title } = chance.pick(levels);
  const company = chance.pick(companies);
  let from = present - chance.between(1, 90) * month;
  const current = {
    ...position(title(role, profession), company.name, from),
    isCurrent: true,
    location,
    employmentType: level === "Other" ? "Internship" : "Full-time",
  };
  const earlier = chance.some(companies, level === "Other" ? 0 : chance.between(0, 4)).map(({ name }) => {
    const to = from;
    from = to - chance.between(8, 60) * month;
    return { ...position(role, name, from), to: new Date(to).toISOString(), isCurrent: false };
  });
  return { jobLevel: level, company, experiences: [current, ...earlier] };

  function position(heldTitle: string, employer: string, since: number): Experience {
    return {
      title: heldTitle,
      company: employer,
      from: new Date(since).toISOString(),
      description: `${chance.pick(profession.duties)} with ${chance.pick(profession.skills)}.`,
    };
  }
}
