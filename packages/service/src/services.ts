import type { Clock } from "./clock.ts";
import type { Tenancy } from "./data/tenancy.ts";
import type { Cursors } from "./http/cursor.ts";

/** What handlers work with. */
export interface Services {
  readonly tenancy: Tenancy;
  readonly cursors: Cursors;
  readonly clock: Clock;
}
