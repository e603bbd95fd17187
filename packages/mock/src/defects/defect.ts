import type { MockUnderTest } from "./mock-under-test.ts";

/** Something that the command line of Prism does wrong. Outcomes are told in a few words, such as "404 NOT_FOUND". */
interface Outcomes {
  readonly name: string;
  /** What must come of it with our mock. */
  readonly ours: string;
  /** What comes of it with Prism, as of the version that is installed. */
  readonly stock: string;
}

/** A defect that one request brings to light. */
export interface RequestDefect extends Outcomes {
  /** Behind the base URL. */
  readonly target: string;
  readonly init?: RequestInit;
  /** How long an answer may take before there is none, in milliseconds. Default: a minute. */
  readonly patience?: number;
  /** Whether the body is right; what is said in `ours` and `stock` then is whether it is. */
  readonly fits?: (body: unknown) => boolean;
}

/** A defect that needs more than a request. */
export interface ProgramDefect extends Outcomes {
  readonly observe: (mock: MockUnderTest) => Promise<string>;
}
