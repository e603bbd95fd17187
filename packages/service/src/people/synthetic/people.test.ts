import { describe, expect, it } from "vitest";
import { identitiesOf } from "../../contacts/facets.ts";
import { e164 } from "../../contacts/phone.ts";
import { syntheticPerson } from "./people.ts";

const people = [1, 7].flatMap((seed) => Array.from({ length: 1500 }, (_, number) => syntheticPerson(number, seed)));

describe("a synthetic person", () => {
  it("is the same for the same seed and number, and another one otherwise", () => {
    expect(syntheticPerson(3, 1)).toEqual(syntheticPerson(3, 1));
    expect(syntheticPerson(3, 1).id).not.toBe(syntheticPerson(4, 1).id);
    expect(syntheticPerson(3, 1).id).not.toBe(syntheticPerson(3, 2).id);
  });

  it("shares no address and no number with anybody else", () => {
    const identities = people.flatMap(({ profile }) => identitiesOf(profile));
    expect(new Set(identities).size).toBe(identities.length);
  });

  it("cannot be reached: addresses end in domains that belong to nobody, numbers are kept for fiction", () => {
    for (const { profile } of people) {
      const { workEmail, privateEmail, workPhone, workMobilePhone, socialUrls = [] } = profile;
      for (const email of [workEmail, privateEmail]) expect(email ?? "@x.example.com").toMatch(/\.example\.(com|org)$/);
      for (const url of socialUrls) expect(new URL(url).hostname).toBe("social.example.com");
      for (const number of [workPhone, workMobilePhone]) {
        if (number === undefined) continue;
        expect(number).toMatch(/^\+33(19900|26191|35301|46571|53649|63998)\d{4}$/);
        expect(e164(number)).toBe(number);
      }
    }
  });

  it("has a career without gaps in order, of which one position is current", () => {
    for (const { profile, company } of people) {
      const [current, ...earlier] = profile.experiences ?? [];
      expect(current).toMatchObject({ isCurrent: true, company: company.name, from: profile.currentCompanyFrom });
      earlier.forEach(({ to, isCurrent }, index) => {
        expect(isCurrent).toBe(false);
        expect(to).toBe(profile.experiences?.[index]?.from);
      });
    }
  });
});
