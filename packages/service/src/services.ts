import type { Clock } from "./clock.ts";
import type { Tenancy } from "./data/tenancy.ts";
import type { SignedLinks } from "./documents/signed-links.ts";
import type { DocumentStore } from "./documents/store.ts";
import type { Cursors } from "./http/cursor.ts";
import type { Queue } from "./jobs/queue.ts";
import type { PeopleDirectory } from "./people/directory.ts";

/** What handlers work with. */
export interface Services {
  readonly tenancy: Tenancy;
  readonly cursors: Cursors;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly directory: PeopleDirectory;
  readonly documents: DocumentStore;
  readonly links: SignedLinks;
}
