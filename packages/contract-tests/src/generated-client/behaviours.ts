import type { Behaviour } from "./behaviour.ts";
import { endings } from "./behaviours/endings.ts";
import { errors } from "./behaviours/errors.ts";
import { guards } from "./behaviours/guards.ts";
import { lists } from "./behaviours/lists.ts";
import { results } from "./behaviours/results.ts";
import { retries } from "./behaviours/retries.ts";
import { uploads } from "./behaviours/uploads.ts";

/** Everything that both clients are held to, by subject. */
export const behaviours: Record<string, Behaviour[]> = {
  Errors: errors,
  "Trying again": retries,
  "Abort and timeout": endings,
  Guards: guards,
  Uploads: uploads,
  Lists: lists,
  Results: results,
};
