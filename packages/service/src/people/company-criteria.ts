import type { CompanyFilters } from "@recruiting-outreach/contract";
import { addressKey } from "./address-key.ts";
import {
  allValues,
  type Criteria,
  combined,
  type Figure,
  list,
  nothingAsked,
  range,
  type ValueFilters,
  values,
} from "./criteria.ts";
import { employeeRange } from "./employee-range.ts";
import type { FacetField } from "./facets.ts";

type ValueField =
  | "name"
  | "currentCompany"
  | "previousCompany"
  | "industry"
  | "type"
  | "naics_code"
  | "sic_code"
  | "last_funding_type"
  | "lead_investors"
  | "keywords";

const valueFields: Readonly<Record<ValueField, FacetField>> = {
  name: "currentCompany",
  currentCompany: "currentCompany",
  previousCompany: "previousCompany",
  industry: "industry",
  type: "companyType",
  naics_code: "naicsCode",
  sic_code: "sicCode",
  last_funding_type: "lastFundingType",
  lead_investors: "leadInvestor",
  keywords: "companyKeyword",
};

const rangeFields = [
  "employee_count",
  "revenue",
  "web_traffic",
  "ad_spend",
  "total_funding",
  "last_funding_amount",
  "last_funding_year",
  "founded_year",
] as const satisfies readonly (Figure & keyof CompanyFilters)[];

/** What the current employer must be like. Properties that the contract does not name ask for nothing. */
export function companyCriteria(company: CompanyFilters = {}): Criteria {
  const { social_url, employee_range, min_social_followers, hq = {} } = company;
  return combined([
    list("companyKey", social_url?.map(addressKey)),
    companyValues(company),
    ...rangeFields.map((figure) => range(figure, company[figure])),
    range("social_followers", min_social_followers === undefined ? {} : { min: min_social_followers }),
    employeeRanges(employee_range),
    values("hqCity", hq.city),
    values("hqState", hq.state),
    list("hqCountryCode", hq.country_code),
    list("hqContinent", hq.continent),
    list("hqSalesRegion", hq.sales_region),
  ]);
}

/** The part of it that consists of value filters. */
export function companyValues(company: ValueFilters<ValueField>): Criteria {
  return allValues(valueFields, company);
}

/** Any range will do, not only those that companies usually state; what is no range is met by nobody. */
function employeeRanges(ranges: readonly string[] = []): Criteria {
  if (ranges.length === 0) return nothingAsked;
  const known = ranges.map(employeeRange).filter((one) => one !== undefined);
  return { ...nothingAsked, ranges: [known.map((one) => ({ figure: "employee_count", ...one }))] };
}
