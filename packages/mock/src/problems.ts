import type { ApiError, Issue } from "@recruiting-outreach/contract";

/** Every error code the mock can answer, with the status it belongs to and the sentence said when nothing better is known. */
const problems = {
  INVALID_REQUEST: { status: 400, sentence: "The request is invalid." },
  UNAUTHORIZED: { status: 401, sentence: "The x-api-key header is missing or empty. The mock takes any key." },
  INSUFFICIENT_CREDITS: { status: 402, sentence: "The workgroup has too few credits." },
  PLAN_NOT_ELIGIBLE: { status: 403, sentence: "The plan of the workgroup does not include this operation." },
  NOT_FOUND: { status: 404, sentence: "There is nothing at this address." },
  METHOD_NOT_ALLOWED: { status: 405, sentence: "This address does not take that method." },
  NOT_ACCEPTABLE: { status: 406, sentence: "The answer is application/json, which the Accept header rules out." },
  FILE_TOO_LARGE: { status: 413, sentence: "The request body is too large." },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, sentence: "The request body has an unsupported media type." },
  UNHANDLED_EXCEPTION: { status: 500, sentence: "Something unexpected went wrong." },
} as const;

/** The `code` of an error body. */
export type ProblemCode = keyof typeof problems;

/** What a problem says beyond its code. */
export interface ProblemDetails {
  readonly sentence?: string;
  readonly issues?: readonly Issue[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request that ends in an error answer. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: ProblemCode;
  readonly issues: readonly Issue[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.sentence ?? problems[code].sentence);
    this.code = code;
    this.issues = details.issues ?? [];
    this.headers = details.headers ?? {};
  }

  get status(): number {
    return problems[this.code].status;
  }

  /** The error body of the API. */
  toBody(): ApiError {
    return { code: this.code, error: this.message, ...(this.issues.length > 0 && { issues: [...this.issues] }) };
  }
}

/** A request that breaks the contract, said in one sentence and issue by issue. */
export function invalidRequest(issues: readonly [Issue, ...Issue[]]): Problem {
  const [first, ...others] = issues;
  const rest = others.length > 0 ? ` (and ${others.length} more)` : "";
  return new Problem("INVALID_REQUEST", {
    sentence: `The request is invalid: ${first.path} ${first.message}${rest}.`,
    issues,
  });
}

/** The error code that belongs to a status, undefined when the API has none for it. */
export function codeOfStatus(status: number): ProblemCode | undefined {
  return problemCodes.find((code) => problems[code].status === status);
}

/** All error codes. */
export const problemCodes: readonly ProblemCode[] = Object.keys(problems) as ProblemCode[];

/** All statuses that an error code belongs to. */
export const problemStatuses: readonly number[] = problemCodes.map((code) => problems[code].status);
