import type { ContactProfile } from "../contacts/profile.ts";

/** What the directory knows of a company. Money is in USD. */
export interface Company {
  readonly name: string;
  readonly socialUrl: string;
  readonly website: string;
  readonly industry: string;
  readonly type: string;
  readonly employeeCount: number;
  readonly employeeCountRange: string;
  readonly socialFollowers: number;
  /** In a year. */
  readonly revenue: number;
  readonly naicsCode: string;
  readonly sicCode: string;
  /** Visits to the website in a month. */
  readonly webTraffic: number;
  /** In a month. */
  readonly adSpend: number;
  readonly totalFunding?: number;
  readonly lastFundingAmount?: number;
  readonly lastFundingYear?: number;
  readonly lastFundingType?: string;
  readonly leadInvestors: readonly string[];
  readonly keywords: readonly string[];
  readonly foundedYear: number;
  readonly hq: {
    readonly city: string;
    readonly state: string;
    readonly countryCode: string;
    readonly continent: string;
    readonly salesRegion: string;
  };
}

type Known<Facts> = { readonly [Fact in keyof Facts]?: Facts[Fact] | undefined };

/** As much of a company as is known: at least its name, which is empty when nobody knows that there is one. */
export type Employer = Pick<Company, "name"> &
  Known<Omit<Company, "hq">> & { readonly hq?: Known<Company["hq"]> | undefined };

/** Somebody in a directory of people. */
export interface Person {
  readonly id: string;
  /** All that is known, ways to reach the person included; only the times since which things hold, not how long they have held. */
  readonly profile: ContactProfile;
  /** The current employer. */
  readonly company: Employer;
  readonly jobFunction?: string | undefined;
  readonly jobLevel?: string | undefined;
  readonly connections: number;
}

/** Somebody of whom everything is known that can be known. */
export interface FullyKnownPerson extends Person {
  readonly company: Company;
  readonly jobFunction: string;
  readonly jobLevel: string;
}
