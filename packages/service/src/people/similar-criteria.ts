import type { ContactProfile } from "../contacts/profile.ts";
import { words } from "../contacts/text.ts";
import { type Criteria, combined, list, values } from "./criteria.ts";
import { samePerson } from "./same-person.ts";

/**
 * People like somebody: the title ends on the same two words, and a skill is shared, as far as both are known. Further shared skills, the whole
 * title and the industry are preferred. The person is left out.
 */
export function similarCriteria(example: ContactProfile): Criteria {
  const { currentTitle, industry, skills = [] } = example;
  const title = currentTitle === undefined ? [] : [currentTitle];
  const skillNames = skills.map(({ value }) => value).filter((value) => value !== undefined);
  return combined([
    list("title", title.map(roleOf)),
    list("skill", skillNames),
    values("title", { preferred: title }),
    values("skill", { preferred: skillNames }),
    values("industry", { preferred: industry === undefined ? [] : [industry] }),
    samePerson(example, "exclude"),
  ]);
}

/** Whether enough is known of somebody to look for people who are alike. */
export function isComparable({ currentTitle, skills }: ContactProfile): boolean {
  return currentTitle !== undefined || skills?.some(({ value }) => value !== undefined) === true;
}

/** The role in a title, without the rank that stands before it. */
function roleOf(title: string): string {
  return words(title).slice(-2).join(" ");
}
