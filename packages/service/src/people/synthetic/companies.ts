import type { Company } from "../person.ts";
import { countries, type Place, places } from "../places.ts";
import { random } from "./random.ts";

const beginnings =
  "Amber Argo Birch Blue Brass Cedar Cinder Copper Coral Delta Ember Fable Fern Flint Gale Granite Harbor Hazel Heron Indigo Iron Juniper Kelp Lantern Larch Linden Lumen Maple Marlin Meadow Mistral Moss Nimbus Oak Onyx Opal Orchard Pebble Pine Quartz Quill Raven Reed River Sable Saffron Slate Sparrow".split(
    " ",
  );
const endings =
  "bridge brook crest dale field forge gate grove haven hill lake line mark mill point port ridge shore stone ward".split(
    " ",
  );

const industries: readonly { name: string; suffix: string; naics: string; sic: string; keywords: readonly string[] }[] =
  [
    {
      name: "Logistics software",
      suffix: "Systems",
      naics: "511210",
      sic: "7372",
      keywords: ["freight", "route planning", "warehouse"],
    },
    {
      name: "Financial services",
      suffix: "Capital",
      naics: "522320",
      sic: "6099",
      keywords: ["payments", "open banking", "fraud"],
    },
    {
      name: "Health care",
      suffix: "Health",
      naics: "621999",
      sic: "8099",
      keywords: ["telemedicine", "clinical trials", "patients"],
    },
    {
      name: "Renewable energy",
      suffix: "Energy",
      naics: "221114",
      sic: "4911",
      keywords: ["solar", "wind", "grid storage"],
    },
    {
      name: "Retail",
      suffix: "Goods",
      naics: "455110",
      sic: "5311",
      keywords: ["e-commerce", "fashion", "marketplace"],
    },
    {
      name: "Education",
      suffix: "Learning",
      naics: "611710",
      sic: "8299",
      keywords: ["online courses", "tutoring", "schools"],
    },
    {
      name: "Artificial intelligence",
      suffix: "Labs",
      naics: "541715",
      sic: "8731",
      keywords: ["machine learning", "speech", "vision"],
    },
    { name: "Travel", suffix: "Journeys", naics: "561510", sic: "4724", keywords: ["booking", "hotels", "rail"] },
  ];

const sizes: readonly (readonly [range: string, min: number, max: number])[] = [
  ["1-10", 2, 10],
  ["11-50", 11, 50],
  ["51-200", 51, 200],
  ["201-500", 201, 500],
  ["501-1000", 501, 1000],
  ["1001-5000", 1001, 5000],
  ["5001-10000", 5001, 10_000],
  ["10001+", 10_001, 60_000],
];
const types = ["Privately held", "Public company", "Nonprofit", "Partnership"];
const rounds = ["Seed", "Series A", "Series B", "Series C", "Private equity"];
const investors = [
  "Fernhill Ventures",
  "Polestar Partners",
  "Kite Street Capital",
  "Tidewater Fund",
  "Juniper & Sons",
  "Open Sea Growth",
];

/** Companies that do not exist. Their websites and addresses end in example.com, which belongs to nobody. */
export const companies: readonly Company[] = beginnings.flatMap((beginning, row) =>
  [0, 1, 2, 3, 4].map((column) => company(`${beginning}${endings[(row + column * 4) % endings.length]}`)),
);

/** The part of its addresses that stands for the company. */
export function slugOf({ name }: Pick<Company, "name">): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

function company(stem: string): Company {
  const chance = random(`company ${stem}`);
  const industry = chance.pick(industries);
  const name = `${stem} ${industry.suffix}`;
  const slug = slugOf({ name });
  const [employeeCountRange, min, max] = chance.pick(sizes);
  const employeeCount = chance.between(min, max);
  const foundedYear = chance.between(1968, 2022);
  return {
    name,
    socialUrl: `https://social.example.com/company/${slug}`,
    website: `https://${slug}.example.com`,
    industry: industry.name,
    type: chance.pick(types),
    employeeCount,
    employeeCountRange,
    socialFollowers: employeeCount * chance.between(2, 60),
    revenue: employeeCount * chance.between(40, 400) * 1000,
    naicsCode: industry.naics,
    sicCode: industry.sic,
    webTraffic: employeeCount * chance.between(10, 3000),
    adSpend: employeeCount * chance.between(0, 500),
    keywords: chance.some(industry.keywords, 2),
    foundedYear,
    ...funding(chance.percent(70) ? chance.between(1, 4) : 0),
    hq: headquarters(chance.pick(places)),
  };

  function funding(count: number): Pick<Company, "leadInvestors" | "totalFunding" | "lastFundingAmount"> {
    if (count === 0) return { leadInvestors: [] };
    const lastFundingAmount = chance.between(1, 900) * 100_000;
    return {
      leadInvestors: chance.some(investors, Math.min(count, 2)),
      totalFunding: lastFundingAmount + (count - 1) * chance.between(1, 200) * 100_000,
      lastFundingAmount,
      ...{ lastFundingYear: Math.max(foundedYear, chance.between(2012, 2025)), lastFundingType: chance.pick(rounds) },
    };
  }
}

function headquarters({ city, state, countryCode }: Place): Company["hq"] {
  const { continent = "", salesRegion = "" } = countries[countryCode] ?? {};
  return { city, state, countryCode, continent, salesRegion };
}
