import { type Expression, type ExpressionBuilder, type Insertable, type Kysely, type SqlBool, sql } from "kysely";
import { allOf, has } from "../contacts/facet-query.ts";
import { yearMilliseconds } from "../contacts/tenure.ts";
import type { Criteria, Figure, FigureRange } from "../people/criteria.ts";
import { employeeRange } from "../people/employee-range.ts";
import { lexemesOfPerson } from "../people/lexemes.ts";
import type { Person } from "../people/person.ts";
import type { Tables } from "./tables.ts";

/** A person, with what the person has of the lexemes that are preferred. */
export interface FoundPerson {
  readonly person: Person;
  readonly preferred: ReadonlySet<string>;
}

/** Which people are wanted of those who meet the criteria. */
interface Part {
  /** Identifier of the person whom they come after. Default: they are the first. */
  readonly after?: string | undefined;
  readonly limit: number;
  /** More people than this are not counted. */
  readonly mostCounted: number;
  readonly now: Date;
}

/** Some of the people who meet the criteria. */
interface FoundPeople {
  readonly people: readonly FoundPerson[];
  /** How many there are in all; undefined when there are too many to count. */
  readonly total: number | undefined;
}

/** The embedded directory's people, who belong to no workgroup. */
export class People {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** Adds people; those who are there already stay as they are. Returns how many were new. */
  async insert(people: readonly Person[]): Promise<number> {
    const { numInsertedOrUpdatedRows = 0n } = await this.#db
      .insertInto("people")
      .values(people.map(rowOf))
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirstOrThrow();
    return Number(numInsertedOrUpdatedRows);
  }

  /** Which of these identifiers are taken. */
  async known(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.#db
      .selectFrom("people")
      .select("id")
      .where("id", "=", sql<string>`any(${ids}::text[])`)
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  /** People who meet the criteria, in the order of their identifiers. */
  async find(criteria: Criteria, part: Part): Promise<FoundPeople> {
    const { count, page } = await this.#survey(criteria, part);
    const preferred = criteria.preferred.flat();
    const isWhole = count <= part.mostCounted;
    const rows = await this.#db
      .selectFrom("people")
      .select([
        "person",
        sql<string[]>`array(select lexeme from unnest(facets) where lexeme = any(${preferred}::text[]))`.as(
          "preferred",
        ),
      ])
      .where("id", "in", isWhole ? sql<string>`(select unnest(${page}::text[]))` : this.#pageOfMany(criteria, part))
      .orderBy("id")
      .execute();
    const people = rows.map((row) => ({ person: row.person as Person, preferred: new Set(row.preferred) }));
    return { people, total: isWhole ? count : undefined };
  }

  /**
   * How many people meet the criteria, and the page of them when they are few. Read no further than is counted, but in a way that would be good for
   * all: the database expects too much of going through people in order when few of them meet the criteria.
   */
  async #survey(criteria: Criteria, { after = "", limit, mostCounted, now }: Part) {
    return await this.#db
      .with(
        (found) => found("found").materialized(),
        (people) =>
          people
            .selectFrom("people")
            .select("id")
            .where((builder) => meets(builder, criteria, now)),
      )
      .selectFrom((from) =>
        from
          .selectFrom("found")
          .select("id")
          .limit(mostCounted + 1)
          .as("counted"),
      )
      .select((from) => [
        from.fn.countAll<number>().as("count"),
        sql<string[]>`coalesce((array_agg(id order by id) filter (where id > ${after}))[:${limit}::int], '{}')`.as(
          "page",
        ),
      ])
      .executeTakeFirstOrThrow();
  }

  /** The page of so many people that some are soon met. Nothing long is read of people who are not on it. */
  #pageOfMany(criteria: Criteria, { after = "", limit, now }: Part) {
    return this.#db
      .selectFrom("people")
      .select("id")
      .where((builder) => meets(builder, criteria, now))
      .where("id", ">", after)
      .orderBy("id")
      .limit(limit);
  }
}

type Builder = ExpressionBuilder<Tables, "people">;

function meets(builder: Builder, { required, ranges }: Criteria, now: Date): Expression<SqlBool> {
  const query = allOf(required);
  return builder.and([
    ...(query ? [sql<SqlBool>`facets @@ ${query}::tsquery`] : []),
    ...ranges.map((alternatives) => builder.or(alternatives.map((range) => within(builder, range, now)))),
  ]);
}

function within(builder: Builder, { figure, min, max }: FigureRange, now: Date): Expression<SqlBool> {
  const column = columnsOfYears[figure];
  // Whoever began before has the more years. Compared like this, each figure has an index.
  if (column) {
    return builder.and([
      ...(min === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} <= ${yearsBefore(now, min)}::timestamptz`]),
      ...(max === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} >= ${yearsBefore(now, max)}::timestamptz`]),
    ]);
  }
  return builder.and([
    ...(min === undefined ? [] : [sql<SqlBool>`${sql.ref(figure)} >= ${min}::float8`]),
    ...(max === undefined ? [] : [sql<SqlBool>`${sql.ref(figure)} <= ${max}::float8`]),
  ]);
}

const columnsOfYears: Partial<Record<Figure, "current_from" | "career_from">> = {
  tenure_years: "current_from",
  experience_years: "career_from",
};

/** More than anybody works; such times may be more than a database can hold. */
const mostYears = 1000;

function yearsBefore(now: Date, years: number): Date | string {
  if (Math.abs(years) > mostYears) return years > 0 ? "-infinity" : "infinity";
  return new Date(now.getTime() - years * yearMilliseconds);
}

function rowOf(person: Person): Insertable<Tables["people"]> {
  const { company, profile, connections } = person;
  return {
    id: person.id,
    person: JSON.stringify(person),
    facets: lexemesOfPerson(person).map(has).join(" "),
    current_from: earliest([profile.currentCompanyFrom]),
    career_from: earliest([profile.currentCompanyFrom, ...(profile.experiences?.map(({ from }) => from) ?? [])]),
    connections,
    // Of a range it is certain that they are so many.
    employee_count: company.employeeCount ?? employeeRange(company.employeeCountRange ?? "")?.min ?? null,
    social_followers: company.socialFollowers ?? null,
    revenue: company.revenue ?? null,
    web_traffic: company.webTraffic ?? null,
    ad_spend: company.adSpend ?? null,
    total_funding: company.totalFunding ?? null,
    last_funding_amount: company.lastFundingAmount ?? null,
    last_funding_year: company.lastFundingYear ?? null,
    founded_year: company.foundedYear ?? null,
  };
}

function earliest(times: readonly (string | undefined)[]): Date | null {
  const [first] = times.filter((time) => time !== undefined).sort();
  return first === undefined ? null : new Date(first);
}
