import type { NumberRange, StringList, ValueFilter } from "@recruiting-outreach/contract";
import { allOf, anyOf, type FacetQuery, has, not } from "../contacts/facet-query.ts";
import { type FacetField, lexemesAskedFor } from "./facets.ts";

/** What people are searched by in numbers. */
export type Figure =
  | "tenure_years"
  | "experience_years"
  | "connections"
  | "employee_count"
  | "social_followers"
  | "revenue"
  | "web_traffic"
  | "ad_spend"
  | "total_funding"
  | "last_funding_amount"
  | "last_funding_year"
  | "founded_year";

/** A figure that lies between two numbers, both included. */
export interface FigureRange {
  readonly figure: Figure;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** What people must be like, and what should better be so. */
export interface Criteria {
  /** All of them must hold. */
  readonly required: readonly FacetQuery[];
  /** One of each list must hold. */
  readonly ranges: readonly (readonly FigureRange[])[];
  /** Each a wish that is met by whoever has all of its lexemes. */
  readonly preferred: readonly (readonly string[])[];
  /** How many lexemes are asked for in `required`. */
  readonly size: number;
}

/** Met by everybody. */
export const nothingAsked: Criteria = { required: [], ranges: [], preferred: [], size: 0 };

/** Met when all criteria are. */
export function combined(all: readonly Criteria[]): Criteria {
  return {
    required: all.flatMap(({ required }) => required),
    ranges: all.flatMap(({ ranges }) => ranges),
    preferred: all.flatMap(({ preferred }) => preferred),
    size: all.reduce((sum, { size }) => sum + size, 0),
  };
}

/** Met when one of the alternatives is, which ask for no figures. The wishes of all of them count. */
export function alternatives(all: readonly Criteria[]): Criteria {
  const queries = all.map(({ required }) => allOf(required));
  const { preferred, size } = combined(all);
  const query = queries.includes(undefined) ? undefined : anyOf(queries.filter((one) => one !== undefined));
  return { ...nothingAsked, required: query ? [query] : [], preferred, size };
}

/** Met by one of the values to include and none of those to exclude. */
export function values(field: FacetField, { include = [], preferred = [], exclude = [] }: ValueFilter = {}): Criteria {
  const included = oneOf(field, include);
  const excluded = oneOf(field, exclude);
  return {
    required: [...(included ? [included] : []), ...(excluded ? [not(excluded)] : [])],
    ranges: [],
    preferred: preferred.map((value) => lexemesAskedFor(field, value)),
    size: [...include, ...exclude].flatMap((value) => lexemesAskedFor(field, value)).length,
  };
}

/** Value filters, each under the name that it has in a request. */
export type ValueFilters<Name extends string> = { readonly [Key in Name]?: ValueFilter };

/** Met when all the filters are. */
export function allValues<Name extends string>(
  fields: Readonly<Record<Name, FacetField>>,
  filters: ValueFilters<Name>,
): Criteria {
  return combined((Object.keys(fields) as Name[]).map((name) => values(fields[name], filters[name])));
}

/** Met by one of the values. */
export function list(field: FacetField, include: StringList = []): Criteria {
  return values(field, { include });
}

/** Met by figures in the range. */
export function range(figure: Figure, { min, max }: NumberRange = {}): Criteria {
  return min === undefined && max === undefined ? nothingAsked : { ...nothingAsked, ranges: [[{ figure, min, max }]] };
}

function oneOf(field: FacetField, all: readonly string[]): FacetQuery | undefined {
  const queries = all.map((value) => allOf(lexemesAskedFor(field, value).map(has)));
  return anyOf(queries.filter((query) => query !== undefined));
}
