import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestDirectory, type TestDirectory } from "../../testing/test-directory.ts";
import type { PeopleCriteria } from "../directory.ts";
import type { Person } from "../person.ts";
import { readPerson } from "./person-record.ts";

/** People of whom a file tells no more than this, by their first names. */
const records = {
  Ana: { location: { city: "Lisbon", countryCode: "pt" } },
  Bea: { location: { city: "Lisbon", country: "Portugal" } },
  Caio: { location: { city: "Lisbon", state: "Ohio", countryCode: "US" } },
  Dora: {
    currentCompany: "Nova",
    previousCompany: "Old Mill",
    industry: "Retail",
    currentCompanySocialUrl: "https://social.example/company/nova",
  },
  Eva: { currentCompanyFrom: "2020-03-01T00:00:00Z" },
  Finn: { currentCompanyTenureYears: 4 },
  Gil: { company: { name: "Kite", employeeCountRange: "51-200" } },
  Hana: { education: [{ school: "University of Lisbon", minors: ["Optics"] }, { school: "Institute of Porto" }] },
  Ines: { company: { name: "Muelle" }, experiences: [{ company: "Muelle" }, { company: "Marlin" }] },
  Jonas: { currentCompany: "Rivet Works", company: { name: "Rivet" } },
  "Rui Pedro": { lastName: "Sol", company: { name: "Quay" } },
} as const;

let tested: TestDirectory;
beforeAll(async () => {
  tested = await startTestDirectory(Object.entries(records).map(([firstName, about]) => read({ firstName, ...about })));
});
afterAll(() => tested[Symbol.asyncDispose]());

function read(record: object): Person {
  const read = readPerson(record);
  if ("problems" in read) throw new Error(read.problems.join());
  return read.person;
}

const found = async (criteria: PeopleCriteria) =>
  (await tested.find(criteria)).map(({ profile }) => profile.firstName).sort();

describe("people of a file", () => {
  it.each<[by: string, criteria: PeopleCriteria, names: string[]]>([
    [
      "a city around which is looked, also without a state",
      { radiusAroundCity: { city: "Lisbon", radius_km: 20 } },
      ["Ana", "Bea"],
    ],
    ["a country code, however it is written", { locations: [{ country_code: "PT" }] }, ["Ana", "Bea"]],
    ["the country of a code", { locations: [{ country: "Portugal" }] }, ["Ana", "Bea"]],
    ["the continent of a country", { locations: [{ continent: "Europe" }] }, ["Ana", "Bea"]],
    ["a previous company", { people: { previousCompany: { include: ["Old Mill"] } } }, ["Dora"]],
    ["the industry that they work in", { company: { industry: { include: ["Retail"] } } }, ["Dora"]],
    ["the profile of their company", { company: { social_url: ["https://social.example/company/nova"] } }, ["Dora"]],
    ["either name of their company", { people: { currentCompany: { include: ["Rivet Works"] } } }, ["Jonas"]],
    ["years since the current employment began", { people: { totalYearsExperience: { min: 6 } } }, ["Eva"]],
    ["years at the current company", { people: { tenure: { max: 6 } } }, ["Finn"]],
    ["a range that is all that is known of a head count", { company: { employee_range: ["51-200"] } }, ["Gil"]],
    ["a minor", { people: { education: { include: ["optics"] } } }, ["Hana"]],
    ["nothing that is put together of two schools", { people: { school: { include: ["University of Porto"] } } }, []],
    ["a company that they have left", { people: { previousCompany: { include: ["Marlin"] } } }, ["Ines"]],
    [
      "no company that they are still with, as a previous one",
      { people: { previousCompany: { include: ["Muelle"] } } },
      [],
    ],
  ])("are found by %s", async (_, criteria, names) => {
    expect(await found(criteria)).toEqual(names);
  });

  it("are looked up by no more and no less than their names and their company", async () => {
    const lookUp = (firstName: string, currentCompany: string) =>
      tested.directory.lookUp({ firstName, lastName: "Sol", currentCompany });
    expect(await lookUp("Rui", "Quay")).toBeUndefined();
    expect((await lookUp("rui pedro", "QUAY"))?.profile.firstName).toBe("Rui Pedro");
  });
});
