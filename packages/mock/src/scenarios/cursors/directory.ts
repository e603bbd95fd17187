import type { Contact, Location } from "@recruiting-outreach/contract";
import { seededRandom } from "../../random.ts";
import { hexId } from "../ids.ts";

type Names = readonly [string, ...string[]];

const firstNames: Names = [
  "Priya",
  "Jonas",
  "Lucía",
  "Tomasz",
  "Amara",
  "Kenji",
  "Ingrid",
  "Mateo",
  "Noor",
  "Siobhán",
  "Elif",
  "Dario",
];
const lastNames: Names = [
  "Raman",
  "Weber",
  "Ortega",
  "Nowak",
  "Okafor",
  "Tanaka",
  "Solberg",
  "Duarte",
  "Haddad",
  "Byrne",
  "Aydin",
  "Ricci",
];
const companies: Names = [
  "Harborline Systems",
  "Cargolux Digital",
  "Muelle Uno",
  "Portside Labs",
  "Marlin Freight",
  "Fjordline",
];
const titles: Names = [
  "Backend engineer",
  "Platform engineer",
  "Staff backend engineer",
  "Data engineer",
  "Engineering manager",
];
const skillNames: Names = ["Go", "PostgreSQL", "TypeScript", "Kubernetes", "Rust", "Kafka"];
const industries: Names = ["Logistics software", "Shipping", "Financial technology"];
const tags = [
  { _id: "66a07a605a7b3c00127a0001", value: "backend", iconName: "server", color: "#1f6feb" },
  { _id: "66a07a605a7b3c00127a0002", value: "background checked", iconName: "check", color: "#2da44e" },
] as const;
const places: readonly [Location, ...Location[]] = [
  { city: "Lisbon", region: "Greater Lisbon", country: "Portugal", countryCode: "PT" },
  { city: "Porto", region: "Norte", country: "Portugal", countryCode: "PT" },
  { city: "Madrid", region: "Community of Madrid", country: "Spain", countryCode: "ES" },
  { city: "Bergen", region: "Vestland", country: "Norway", countryCode: "NO" },
];

const day = 86_400_000;
const newest = Date.parse("2026-11-18T16:40:12.000Z");

/** People that do not exist, the same for the same seed; those changed last come first. */
export function createDirectory(size: number, seed: number): Contact[] {
  const random = seededRandom(`directory ${seed}`);
  return Array.from({ length: size }, (_, index) => createContact(index, random));
}

function createContact(index: number, random: () => number): Contact {
  const pick = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[Math.floor(random() * values.length)] ?? values[0];
  const [firstName, lastName] = [pick(firstNames), pick(lastNames)];
  const [currentCompany, previousCompany] = [pick(companies), pick(companies)];
  const [currentTitle, previousTitle] = [pick(titles), pick(titles)];
  const skills = [...new Set([pick(skillNames), pick(skillNames)])];
  const currentCompanyTenureYears = Math.floor(random() * 120) / 10;
  const handle = `${slug(firstName)}-${slug(lastName)}-${index + 1}`;
  const tag = tags[index % 4];
  const changed = newest - index * day;
  return {
    id: hexId("66f1c0de5a7b3c0012ab", index + 1),
    createdAt: new Date(changed - 30 * day).toISOString(),
    updatedAt: new Date(changed).toISOString(),
    firstName,
    lastName,
    workEmail: `${handle}@${slug(currentCompany)}.example`,
    workMobilePhone: `+351910${String(index + 1).padStart(6, "0")}`,
    socialUrls: [`https://social.example/in/${handle}`],
    currentTitle,
    currentCompany,
    currentCompanyTenureYears,
    previousTitle,
    previousCompany,
    location: pick(places),
    industry: pick(industries),
    skills: skills.map((value, place) => ({ value, ...(place === 0 && { topSkill: true }) })),
    ...(tag && { tags: [tag] }),
    ...(index % 5 === 0 && { currentCampaign: { campaignId: "66e0ca4a5a7b3c0012ca0001", stagePositionCode: "S1" } }),
    source: "People search",
    sourceType: "search",
    unsubscribed: false,
  };
}

/** Letters and digits that any address may hold. */
function slug(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, "")
    .replaceAll(" ", "-");
}
