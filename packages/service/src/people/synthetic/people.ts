import { createHash } from "node:crypto";
import type { Education, Language } from "@recruiting-outreach/contract";
import type { ContactProfile } from "../../contacts/profile.ts";
import { folded } from "../../contacts/text.ts";
import type { Company, FullyKnownPerson } from "../person.ts";
import { countries, places } from "../places.ts";
import { career } from "./career.ts";
import { slugOf } from "./companies.ts";
import { degrees, firstNames, lastNames, schools } from "./names.ts";
import { phoneNumbers } from "./phone-numbers.ts";
import { type Profession, professions } from "./professions.ts";
import { type Random, random } from "./random.ts";

/**
 * Makes up somebody who does not exist: names, addresses and numbers are drawn from lists, and no mail or call can reach anybody.
 *
 * @param number - which of the people of this seed, from 0 on
 * @param seed - the same seed and number give the same person
 */
export function syntheticPerson(number: number, seed: number): FullyKnownPerson {
  const chance = random(`person ${seed} ${number}`);
  const profession = chance.pick(professions);
  const { city, state, countryCode } = chance.pick(places);
  const { name: country = "", language = "" } = countries[countryCode] ?? {};
  const location = { city, state, country, countryCode };
  const { jobLevel, company, experiences } = career(chance, profession, location);
  const [current, previous] = experiences;
  const firstName = chance.pick(firstNames);
  const lastName = chance.pick(lastNames);
  const skills = chance.some(profession.skills, chance.between(3, 6));
  const [topSkill = "", secondSkill = ""] = skills;
  return {
    id: syntheticPersonId(number, seed),
    company,
    jobFunction: profession.name,
    jobLevel,
    connections: chance.between(0, 500),
    profile: {
      firstName,
      ...(chance.percent(20) && { middleName: `${chance.pick(firstNames)[0]}.` }),
      lastName,
      ...addresses(chance, { firstName, lastName, number, seed, company }),
      ...phoneNumbers(chance, number, seed),
      currentTitle: current.title ?? "",
      currentCompany: company.name,
      currentCompanyFrom: current.from ?? "",
      currentCompanyUrl: company.website,
      currentCompanySocialUrl: company.socialUrl,
      ...(previous?.title && { previousTitle: previous.title }),
      ...(previous?.company && { previousCompany: previous.company }),
      location,
      industry: company.industry,
      seniority: jobLevel,
      headline: `${current.title} at ${company.name}`,
      summary: `Works with ${topSkill} and ${secondSkill} in ${company.industry.toLowerCase()}. Cares about ${chance.pick(interests)}.`,
      openProfile: chance.percent(30),
      openToWork: chance.percent(15),
      skills: skills.map((value, index) => ({ value, level: chance.between(2, 5), topSkill: index === 0 })),
      education: education(chance, profession, experiences.at(-1)?.from),
      experiences: [...experiences],
      languages: languages(chance, language),
      ...(chance.percent(10) && { volunteering: [{ roleTitle: "Mentor", cause: chance.pick(interests) }] }),
      ...(chance.percent(10) && { accomplishments: [{ value: `${topSkill} certificate`, type: "certificate" }] }),
    },
  };
}

/** Identifier of {@link syntheticPerson}; in no order, as if people had been found one by one. */
export function syntheticPersonId(number: number, seed: number): string {
  return createHash("sha256").update(`person ${seed} ${number}`).digest("hex").slice(0, 24);
}

const interests = ["mentoring", "open source", "accessibility", "climate", "distributed systems", "plain language"];

function addresses(
  chance: Random,
  {
    firstName,
    lastName,
    number,
    seed,
    company,
  }: { firstName: string; lastName: string; number: number; seed: number; company: Company },
): Pick<ContactProfile, "workEmail" | "privateEmail" | "socialUrls"> {
  const name = folded(`${firstName} ${lastName}`).replaceAll(/[^a-z]+/g, ".");
  const mailbox = `${name}.${seed}.${number}`;
  return {
    ...(chance.percent(85) && { workEmail: `${mailbox}@${slugOf(company)}.example.com` }),
    ...(chance.percent(50) && { privateEmail: `${mailbox}@mail.example.org` }),
    socialUrls: [`https://social.example.com/in/${name.replaceAll(".", "-")}-${seed}-${number}`],
  };
}

function education(chance: Random, { studies }: Profession, careerFrom = ""): Education[] {
  const end = new Date(careerFrom).getUTCFullYear();
  return chance.some(degrees, chance.between(1, 2)).map(({ level, name }) => ({
    school: chance.pick(schools),
    degreeLevel: level,
    degrees: [name],
    fieldOfStudy: chance.pick(studies),
    period: { from: `${end - 4}-10-01T00:00:00.000Z`, to: `${end}-06-30T00:00:00.000Z` },
  }));
}

function languages(chance: Random, native: string): Language[] {
  const others = ["English", "French", "German", "Spanish"].filter((language) => language !== native);
  return [
    { value: native, level: 5 },
    ...chance.some(others, 1).map((value) => ({ value, level: chance.between(2, 4) })),
  ];
}
