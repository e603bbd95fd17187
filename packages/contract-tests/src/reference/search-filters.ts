import { type Expectation, like, objectOf } from "./expectation.ts";
import type { Fact } from "./fact.ts";
import { at, type Source } from "./fact-tables.ts";

/** The filters that an object of filters takes, by field. */
export type Filters = Readonly<Record<string, Expectation>>;

const strings = { type: "array", items: { type: "string" } };
const boundedStrings = { ...strings, maxItems: 100 };
const threeLists: Expectation = objectOf({
  include: boundedStrings,
  preferred: boundedStrings,
  exclude: boundedStrings,
});

/** A value filter (VF). */
export const valueFilter: Expectation = threeLists;

/** A job-title filter, of which no more is known than of a value filter. */
export const jobTitleFilter: Expectation = threeLists;

/** A number range (NR). */
export const numberRange: Expectation = objectOf({ min: { type: "number" }, max: { type: "number" } });

/** A string list (SL). */
export const stringList: Expectation = like(strings);

/** The filter that each field of an object of filters takes. */
export function filters(source: Source, beginning: string, fields: Filters): Fact[] {
  return Object.entries(fields).flatMap(([name, filter]) =>
    at(source, `${beginning}/properties/${name}`, { "": filter }),
  );
}
