import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  idsOf,
  searchedAt,
  startTestDirectory,
  type TestDirectory,
  testPeople,
  testPerson,
} from "../testing/test-directory.ts";
import type { PeopleCriteria, PeoplePage } from "./directory.ts";
import type { Person } from "./person.ts";

let tested: TestDirectory;
beforeAll(async () => {
  tested = await startTestDirectory();
});
afterAll(() => tested[Symbol.asyncDispose]());

const { profile } = testPerson;
const skills = ({ profile }: Person) => profile.skills?.map(({ value = "" }) => value) ?? [];
const firstPage = (criteria: PeopleCriteria, limit = 20): Promise<PeoplePage> =>
  tested.directory.prepare(criteria).page({ after: undefined, limit, now: searchedAt });

describe("a list to include", () => {
  it("is met by any of its values", async () => {
    const expected = testPeople.filter((person) => skills(person).some((skill) => /^(SQL|Figma)$/.test(skill)));
    expect(idsOf(await tested.find({ people: { skills: { include: ["SQL", "Figma"] } } }))).toEqual(idsOf(expected));
  });

  it("narrows the search together with other fields", async () => {
    const found = await tested.find({ people: { skills: { include: ["SQL"] }, job_level: ["Manager"] } });
    expect(idsOf(found)).toEqual(
      idsOf(testPeople.filter((person) => skills(person).includes("SQL") && person.jobLevel === "Manager")),
    );
  });

  it("asks for nothing when it is empty", async () => {
    expect(await tested.find({ people: { skills: { include: [] } } })).toHaveLength(testPeople.length);
  });

  it.each(["Zürich", "zurich", " ZURICH "])("does not mind case and accents: %j", async (city) => {
    const found = await tested.find({ company: { hq: { city: { include: [city] } } } });
    expect(idsOf(found)).toEqual(idsOf(testPeople.filter(({ company }) => company.hq.city === "Zürich")));
  });

  it("finds words of a title that stand together, and no parts of words", async () => {
    const titles = async (title: string) =>
      (await tested.find({ people: { title: { include: [title] } } })).map((one) => one.profile.currentTitle);
    expect(new Set(await titles("data scientist"))).toContain("Senior data scientist");
    expect(await titles("scientist data")).toEqual([]);
    expect(await titles("scient")).toEqual([]);
  });

  it.each(["' | 'jl:staff", "\\' | !x", "!", "a:* & b", "\0"])(
    "takes %j for a value and not for syntax",
    async (skill) => {
      expect(await tested.find({ people: { skills: { include: [skill] } } })).toEqual([]);
    },
  );
});

describe("a list to exclude", () => {
  it("removes whoever meets one of its values", async () => {
    const found = await tested.find({ people: { skills: { exclude: ["SQL", "Figma"] } } });
    expect(idsOf(found)).toEqual(
      idsOf(testPeople.filter((person) => !skills(person).some((skill) => /^(SQL|Figma)$/.test(skill)))),
    );
  });
});

describe("a list of preferences", () => {
  const criteria: PeopleCriteria = { people: { job_function: ["Data"], skills: { preferred: ["Spark", "SQL"] } } };

  it("puts those who meet more of it first on the page", async () => {
    const { people, tiers } = await firstPage(criteria);
    const met = people.map((person) => skills(person).filter((skill) => /^(Spark|SQL)$/.test(skill)).length);
    expect(met).toEqual([...met].sort((one, other) => other - one));
    expect(new Set(met).size).toBeGreaterThan(1);
    expect(tiers).toEqual(["required", "preferred"]);
  });

  it("does not change who is on the page", async () => {
    const { people } = await firstPage({ people: { job_function: ["Data"] } });
    expect(idsOf((await firstPage(criteria)).people)).toEqual(idsOf(people));
  });

  it("is said to be dropped when nobody on the page meets it", async () => {
    const page = await firstPage({ people: { job_function: ["Data"], skills: { preferred: ["Falconry"] } } });
    expect(page).toMatchObject({ tiers: ["required"], preferencesDropped: true });
  });
});

describe("pages", () => {
  it("hold everybody once", async () => {
    const search = tested.directory.prepare({ people: { job_function: ["Sales"] } });
    const found: Person[] = [];
    let after: string | undefined;
    do {
      const page = await search.page({ after, limit: 7, now: searchedAt });
      found.push(...page.people);
      after = page.next;
      expect(page.total).toBe(testPeople.filter(({ jobFunction }) => jobFunction === "Sales").length);
    } while (after !== undefined);
    expect(idsOf(found)).toEqual(idsOf(testPeople.filter(({ jobFunction }) => jobFunction === "Sales")));
  });

  it("of nobody are empty, and the last", async () => {
    const page = await firstPage({ people: { skills: { include: ["Falconry"] } } });
    expect(page).toEqual({ people: [], next: undefined, total: 0, tiers: ["required"], preferencesDropped: false });
  });
});

describe("a radius around a city", () => {
  const cities = async (radius_km: number) => {
    const found = await tested.find({ radiusAroundCity: { city: "Lisbon", country_code: "PT", radius_km } });
    return new Set(found.map(({ profile }) => profile.location?.city));
  };

  it("takes in the places within it", async () => {
    expect(await cities(50)).toEqual(new Set(["Lisbon", "Cascais", "Setúbal"]));
    expect(await cities(5)).toEqual(new Set(["Lisbon"]));
  });

  it("refuses a city that is not known, naming the path", () => {
    const radiusAroundCity = { city: "Atlantis", radius_km: 10 };
    expect(() => tested.directory.prepare({ radiusAroundCity })).toThrow(/^body\.radiusAroundCity\.city is not a city/);
  });
});

describe("an example", () => {
  it("finds people with the same role and a skill in common, without the example", async () => {
    const example = { ...profile, currentTitle: "Staff data engineer", skills: [{ value: "Kafka" }, { value: "Go" }] };
    const search = tested.directory.prepare({}, example);
    const { people } = await search.page({ after: undefined, limit: 20, now: searchedAt });
    expect(people.length).toBeGreaterThan(0);
    for (const person of people) {
      expect(person.id).not.toBe(testPerson.id);
      expect(person.profile.currentTitle).toMatch(/data engineer/i);
      expect(skills(person).some((skill) => /^(Kafka|Go)$/.test(skill))).toBe(true);
    }
  });

  it("is recognised by name and company when it has no address", async () => {
    const { firstName = "", lastName = "", currentCompany = "", currentTitle = "" } = profile;
    const search = tested.directory.prepare({}, { firstName, lastName, currentCompany, currentTitle });
    const { people } = await search.page({ after: undefined, limit: testPeople.length, now: searchedAt });
    expect(people.length).toBeGreaterThan(0);
    expect(idsOf(people)).not.toContain(testPerson.id);
  });
});

describe("too many values at once", () => {
  it("are refused, because the search would take too long", () => {
    const include = Array.from({ length: 100 }, (_, index) => `word${index} and more words still`);
    const matchGroups = Array.from({ length: 4 }, () => ({ groups: [{ title: { include } }] }));
    expect(() => tested.directory.prepare({ people: { matchGroups } })).toThrow(/^body asks for 1200 words/);
  });
});

describe("lookUp", () => {
  it("finds a person by an address, however it is written", async () => {
    const socialUrls = [`http://www.${profile.socialUrls?.[0]?.replace("https://", "")}/`];
    expect((await tested.directory.lookUp({ socialUrls }))?.id).toBe(testPerson.id);
  });

  it("finds a person by name and company", async () => {
    const { firstName = "", lastName = "", currentCompany = "" } = profile;
    expect((await tested.directory.lookUp({ firstName, lastName, currentCompany }))?.id).toBe(testPerson.id);
  });

  it("finds nobody by a name alone", async () => {
    const { firstName = "", lastName = "" } = profile;
    expect(await tested.directory.lookUp({ firstName, lastName })).toBeUndefined();
  });

  it("finds nobody when the addresses belong to several people", async () => {
    const socialUrls = testPeople.slice(0, 2).flatMap(({ profile }) => profile.socialUrls ?? []);
    expect(await tested.directory.lookUp({ socialUrls })).toBeUndefined();
  });
});
