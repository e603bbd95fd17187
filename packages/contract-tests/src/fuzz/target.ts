import type { Success } from "./judge.ts";
import type { FuzzRequest } from "./request.ts";

/** A server that is fuzzed. */
export interface FuzzTarget {
  /** Base URL. */
  readonly url: string;
  /** A key that works. */
  readonly key: string;
  readonly success: Success;
  /** Puts what the server knows in the place of what was made up, such as the identifier of a contact. */
  readonly aim?: (request: FuzzRequest) => FuzzRequest;
  /** Bytes on the heap after a collection of garbage; undefined where nobody can tell. */
  readonly heapUsed?: () => Promise<number>;
  /** Why it has ended; undefined while it lives. */
  readonly ended?: () => string | undefined;
}
