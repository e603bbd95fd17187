import { type Insertable, type RawBuilder, type Selectable, sql } from "kysely";
import type { ContactProfile } from "../contacts/profile.ts";
import { searchColumnsOf } from "../contacts/search-columns.ts";
import type { Tables } from "./tables.ts";

/** A contact as it is kept. */
export interface StoredContact {
  readonly id: string;
  readonly profile: ContactProfile;
  readonly source: string;
  readonly sourceType: string;
  readonly unsubscribed: boolean;
  /** Whether it is kept up to date automatically. */
  readonly autoUpdate: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Columns of {@link StoredContact}. */
export const storedColumns = [
  "id",
  "profile",
  "source",
  "source_type",
  "unsubscribed",
  "auto_update",
  "created_at",
  "updated_at",
] as const;

/** A row with the {@link storedColumns}, as a contact. */
export function storedContact(
  row: Pick<Selectable<Tables["contacts"]>, (typeof storedColumns)[number]>,
): StoredContact {
  const { id, profile, source, source_type, unsubscribed, auto_update, created_at, updated_at } = row;
  return {
    id,
    profile,
    source,
    sourceType: source_type,
    unsubscribed,
    autoUpdate: auto_update,
    createdAt: created_at,
    updatedAt: updated_at,
  };
}

type ProfileColumns = Pick<
  Insertable<Tables["contacts"]>,
  "profile" | "updated_at" | "tenure_years" | "tenure_from" | "tenure_until"
> & {
  readonly facets: RawBuilder<string>;
};

/** The columns that a profile is kept in. */
export function profileColumns(profile: ContactProfile, now: Date): ProfileColumns {
  const { facets, tenureYears: years, tenureFrom, tenureUntil } = searchColumnsOf(profile, now);
  return {
    profile: JSON.stringify(profile),
    updated_at: now,
    facets: sql<string>`array_to_tsvector(${facets}::text[])`,
    tenure_years: years,
    tenure_from: tenureFrom,
    tenure_until: tenureUntil,
  };
}
