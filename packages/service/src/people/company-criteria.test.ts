import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idsOf, startTestDirectory, type TestDirectory, testPeople, testPerson } from "../testing/test-directory.ts";
import type { PeopleCriteria } from "./directory.ts";
import type { Company, Person } from "./person.ts";

let tested: TestDirectory;
beforeAll(async () => {
  tested = await startTestDirectory();
});
afterAll(() => tested[Symbol.asyncDispose]());

const known = testPerson.company;
const previousCompany = testPerson.profile.experiences?.[1]?.company ?? "";

type Filters = NonNullable<PeopleCriteria["company"]>;
type Filter = readonly [name: string, filters: Filters, meets: (company: Company, person: Person) => boolean];

/** A range around what is known of the test person's employer. */
function around(name: string, figure: (company: Company) => number | undefined): Filter {
  const value = figure(known) ?? 0;
  const range = { min: value * 0.8, max: value * 1.2 };
  return [
    name,
    { [name]: range },
    (company) => (figure(company) ?? -1) >= range.min && (figure(company) ?? -1) <= range.max,
  ];
}

const filters: readonly Filter[] = [
  ["social_url", { social_url: [`${known.socialUrl}/`] }, ({ name }) => name === known.name],
  ["name", { name: { include: [known.name] } }, ({ name }) => name === known.name],
  ["currentCompany", { currentCompany: { include: [known.name] } }, ({ name }) => name === known.name],
  [
    "previousCompany",
    { previousCompany: { include: [previousCompany] } },
    (_, { profile }) => profile.experiences?.slice(1).some(({ company }) => company === previousCompany) ?? false,
  ],
  ["industry", { industry: { include: ["software"] } }, ({ industry }) => industry === "Logistics software"],
  ["type", { type: { include: ["Nonprofit"] } }, ({ type }) => type === "Nonprofit"],
  [
    "employee_range",
    { employee_range: ["51-200", "10001+"] },
    ({ employeeCountRange }) => /^(51-200|10001\+)$/.test(employeeCountRange),
  ],
  around("employee_count", ({ employeeCount }) => employeeCount),
  ["min_social_followers", { min_social_followers: 20_000 }, ({ socialFollowers }) => socialFollowers >= 20_000],
  around("revenue", ({ revenue }) => revenue),
  ["naics_code", { naics_code: { include: [known.naicsCode] } }, ({ naicsCode }) => naicsCode === known.naicsCode],
  ["sic_code", { sic_code: { include: [known.sicCode] } }, ({ sicCode }) => sicCode === known.sicCode],
  around("web_traffic", ({ webTraffic }) => webTraffic),
  around("ad_spend", ({ adSpend }) => adSpend),
  around("total_funding", ({ totalFunding }) => totalFunding),
  around("last_funding_amount", ({ lastFundingAmount }) => lastFundingAmount),
  ["last_funding_year", { last_funding_year: { min: 2020 } }, ({ lastFundingYear = 0 }) => lastFundingYear >= 2020],
  [
    "last_funding_type",
    { last_funding_type: { include: ["Series B"] } },
    ({ lastFundingType }) => lastFundingType === "Series B",
  ],
  [
    "lead_investors",
    { lead_investors: { include: ["Tidewater Fund"] } },
    ({ leadInvestors }) => leadInvestors.includes("Tidewater Fund"),
  ],
  ["keywords", { keywords: { include: ["Grid storage"] } }, ({ keywords }) => keywords.includes("grid storage")],
  [
    "founded_year",
    { founded_year: { min: 1990, max: 1999 } },
    ({ foundedYear }) => foundedYear >= 1990 && foundedYear <= 1999,
  ],
  ["hq.city", { hq: { city: { include: [known.hq.city] } } }, ({ hq }) => hq.city === known.hq.city],
  ["hq.state", { hq: { state: { include: [known.hq.state] } } }, ({ hq }) => hq.state === known.hq.state],
  ["hq.country_code", { hq: { country_code: ["DE", "fr"] } }, ({ hq }) => /^(DE|FR)$/.test(hq.countryCode)],
  ["hq.continent", { hq: { continent: ["Asia"] } }, ({ hq }) => hq.continent === "Asia"],
  ["hq.sales_region", { hq: { sales_region: ["LATAM"] } }, ({ hq }) => hq.salesRegion === "LATAM"],
];

describe("a filter on companies", () => {
  it.each(filters)("%s finds those who meet it, and nobody else", async (_, company, meets) => {
    const expected = testPeople.filter((person) => meets(person.company, person));
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(testPeople.length);
    expect(idsOf(await tested.find({ company }))).toEqual(idsOf(expected));
  });

  it("asks for nothing by properties that the contract does not name", async () => {
    const company = { moon_phase: { include: ["full"] }, hq: { altitude: 300 } };
    expect(await tested.find({ company })).toHaveLength(testPeople.length);
  });
});

describe("employee_range", () => {
  it.each([
    ["any bounds", ["1-300"], (count: number) => count <= 300],
    ["thousands set apart", ["1,001-5,000"], (count: number) => count >= 1001 && count <= 5000],
    ["no end", ["500+"], (count: number) => count >= 500],
  ])("takes ranges with %s", async (_, employee_range, meets) => {
    const expected = testPeople.filter(({ company }) => meets(company.employeeCount));
    expect(idsOf(await tested.find({ company: { employee_range } }))).toEqual(idsOf(expected));
  });

  it("finds nobody by what is no range", async () => {
    expect(await tested.find({ company: { employee_range: ["many"] } })).toEqual([]);
  });
});
