import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  idsOf,
  searchedAt,
  startTestDirectory,
  type TestDirectory,
  testPeople,
  testPerson,
} from "../testing/test-directory.ts";
import type { PeopleCriteria } from "./directory.ts";
import type { FullyKnownPerson, Person } from "./person.ts";
import { countries } from "./places.ts";

let tested: TestDirectory;
beforeAll(async () => {
  tested = await startTestDirectory();
});
afterAll(() => tested[Symbol.asyncDispose]());

const { profile } = testPerson;
const { firstName = "", lastName = "", currentTitle = "", location = {} } = profile;
const previousCompany = profile.experiences?.[1]?.company ?? "";
const profileUrl = profile.socialUrls?.[0] ?? "";
const { school = "", fieldOfStudy = "" } = profile.education?.[0] ?? {};
const skill = profile.skills?.[0]?.value ?? "";

const years = (from = "") => (searchedAt.getTime() - Date.parse(from)) / (365.25 * 86_400_000);
const tenure = (person: FullyKnownPerson) => years(person.profile.currentCompanyFrom);
const experience = (person: FullyKnownPerson) => years(person.profile.experiences?.at(-1)?.from);
const studied = (person: Person, name: string) =>
  JSON.stringify(person.profile.education?.map((one) => [one.school, one.degrees, one.fieldOfStudy])).includes(
    `"${name}"`,
  );

type Filters = NonNullable<PeopleCriteria["people"]>;
const filters: readonly [name: keyof Filters, filters: Filters, meets: (person: FullyKnownPerson) => boolean][] = [
  [
    "name",
    { name: { include: [`${firstName} ${lastName}`] } },
    (person) => person.profile.firstName === firstName && person.profile.lastName === lastName,
  ],
  ["firstName", { firstName: { include: [firstName] } }, (person) => person.profile.firstName === firstName],
  ["lastName", { lastName: { include: [lastName] } }, (person) => person.profile.lastName === lastName],
  ["profileUrl", { profileUrl }, ({ id }) => id === testPerson.id],
  ["socialUrl", { socialUrl: profileUrl.toUpperCase() }, ({ id }) => id === testPerson.id],
  [
    "job_title",
    { job_title: { include: [currentTitle] } },
    (person) => person.profile.currentTitle?.toLowerCase().includes(currentTitle.toLowerCase()) ?? false,
  ],
  ["title", { title: { include: ["engineer"] } }, (person) => /\bengineer\b/i.test(person.profile.currentTitle ?? "")],
  ["job_function", { job_function: ["Data", "Sales"] }, ({ jobFunction }) => /^(Data|Sales)$/.test(jobFunction)],
  ["job_level", { job_level: ["C-Team"] }, ({ jobLevel }) => jobLevel === "C-Team"],
  ["min_connections", { min_connections: 250 }, ({ connections }) => connections >= 250],
  [
    "locations",
    { locations: [{ city: location.city ?? "" }] },
    (person) => person.profile.location?.city === location.city,
  ],
  [
    "currentCompany",
    { currentCompany: { include: [testPerson.company.name] } },
    ({ company }) => company.name === testPerson.company.name,
  ],
  [
    "previousCompany",
    { previousCompany: { include: [previousCompany] } },
    (person) => person.profile.experiences?.slice(1).some(({ company }) => company === previousCompany) ?? false,
  ],
  ["tenure", { tenure: { min: 2, max: 5 } }, (person) => tenure(person) >= 2 && tenure(person) <= 5],
  ["yearsAtCurrentCompany", { yearsAtCurrentCompany: { min: 4 } }, (person) => tenure(person) >= 4],
  ["totalYearsExperience", { totalYearsExperience: { max: 6 } }, (person) => experience(person) <= 6],
  [
    "skills",
    { skills: { include: [skill] } },
    (person) => person.profile.skills?.some(({ value }) => value === skill) ?? false,
  ],
  ["education", { education: { include: [fieldOfStudy] } }, (person) => studied(person, fieldOfStudy)],
  ["degree", { degree: { include: ["MBA"] } }, (person) => studied(person, "MBA")],
  ["school", { school: { include: [school] } }, (person) => studied(person, school)],
  [
    "fieldOfStudy",
    { fieldOfStudy: { include: ["Computer science"] } },
    (person) => studied(person, "Computer science"),
  ],
  [
    "jobDescriptionKeywords",
    { jobDescriptionKeywords: { include: ["distributed systems"] } },
    (person) =>
      person.profile.experiences?.some(({ description }) => description?.includes("distributed systems")) ?? false,
  ],
  [
    "summaryKeywords",
    { summaryKeywords: { include: ["open source"] } },
    (person) => person.profile.summary?.includes("open source") ?? false,
  ],
  [
    "matchGroups",
    {
      matchGroups: [
        {
          groups: [{ degree: { include: ["PhD"] } }, { skills: { include: ["SQL"] }, title: { include: ["analyst"] } }],
        },
      ],
    },
    (person) =>
      studied(person, "PhD") ||
      (/\banalyst\b/i.test(person.profile.currentTitle ?? "") &&
        (person.profile.skills?.some(({ value }) => value === "SQL") ?? false)),
  ],
];

const places: readonly [
  name: string,
  locations: NonNullable<PeopleCriteria["locations"]>,
  meets: (person: FullyKnownPerson) => boolean,
][] = [
  ["city", [{ city: "sao paulo" }], (person) => person.profile.location?.city === "São Paulo"],
  ["state", [{ state: "California" }], (person) => person.profile.location?.state === "California"],
  ["country", [{ country: "Portugal" }], (person) => person.profile.location?.country === "Portugal"],
  ["country_code", [{ country_code: "us" }], (person) => person.profile.location?.countryCode === "US"],
  [
    "continent",
    [{ continent: "Asia" }],
    (person) => countries[person.profile.location?.countryCode ?? ""]?.continent === "Asia",
  ],
  [
    "all that is said of a place, and one of the places",
    [{ city: "Valencia", country_code: "ES" }, { city: "Valencia", country_code: "VE" }, { city: "Porto" }],
    (person) => /^(Valencia|Porto)$/.test(person.profile.location?.city ?? ""),
  ],
];

function expectSome(meets: (person: FullyKnownPerson) => boolean): string[] {
  const expected = testPeople.filter(meets);
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(testPeople.length);
  return idsOf(expected);
}

describe("a filter on people", () => {
  it.each(filters)("%s finds those who meet it, and nobody else", async (_, people, meets) => {
    expect(idsOf(await tested.find({ people }))).toEqual(expectSome(meets));
  });
});

describe("locations", () => {
  it.each(places)("go by %s", async (_, locations, meets) => {
    expect(idsOf(await tested.find({ locations }))).toEqual(expectSome(meets));
  });

  it("ask for nothing by properties that the directory does not know", async () => {
    expect(await tested.find({ locations: [{ planet: "Mars" }] })).toHaveLength(testPeople.length);
  });
});

describe("two names for the same filter", () => {
  it("both count", async () => {
    const people = { title: { include: ["engineer"] }, job_title: { include: ["senior"] } };
    for (const person of await tested.find({ people }))
      expect(person.profile.currentTitle).toMatch(/^Senior .*engineer$/);
  });
});

describe("match groups", () => {
  const company = { industry: { include: ["Travel"] }, keywords: { include: ["rail"] } };

  it("also go by the employer", async () => {
    const found = await tested.find({ people: { matchGroups: [{ groups: [{ company }] }] } });
    expect(idsOf(found)).toEqual(
      expectSome((person) => person.company.industry === "Travel" && person.company.keywords.includes("rail")),
    );
  });

  it("must all be met, each by one of its alternatives", async () => {
    const matchGroups = [
      { groups: [{ company }] },
      { groups: [{ degree: { include: ["MBA"] } }, { degree: { include: ["PhD"] } }] },
    ];
    for (const person of await tested.find({ people: { matchGroups } })) {
      expect(person.company.industry).toBe("Travel");
      expect(studied(person, "MBA") || studied(person, "PhD")).toBe(true);
    }
  });

  it("keep nobody out when an alternative only prefers", async () => {
    const matchGroups = [{ groups: [{ degree: { include: ["PhD"] } }, { skills: { preferred: ["SQL"] } }] }];
    expect(await tested.find({ people: { matchGroups } })).toHaveLength(testPeople.length);
  });
});
