import type { ApiError, Issue } from "@recruiting-outreach/contract";

/** An issue of a request together with the rule it breaks. */
export interface Finding extends Issue {
  /** JSON pointer to the rule, as far as it stands in the document. */
  readonly rule?: string;
}

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
  /** Said to the client. */
  readonly sentence?: string;
  /** Said in log and header instead of the sentence of the code. Must not hold anything that the request sent. */
  readonly reason?: string;
  readonly issues?: readonly Finding[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request that ends in an error answer. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: ProblemCode;
  /** Code and cause, without anything that the request sent. */
  readonly reason: string;
  readonly issues: readonly Finding[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.sentence ?? problems[code].sentence);
    this.code = code;
    this.reason = `${code}: ${details.reason ?? problems[code].sentence}`;
    this.issues = details.issues ?? [];
    this.headers = details.headers ?? {};
  }

  get status(): number {
    return problems[this.code].status;
  }

  /** The error body of the API. */
  toBody(): ApiError {
    const issues = this.issues.map(({ path, message }) => ({ path, message }));
    return { code: this.code, error: this.message, ...(issues.length > 0 && { issues }) };
  }
}

/** A request that breaks the contract, said in one sentence and issue by issue. */
export function invalidRequest(issues: readonly [Finding, ...Finding[]]): Problem {
  const [first, ...others] = issues;
  const rest = others.length > 0 ? ` (and ${others.length} more)` : "";
  // Names of parameters are the contract's own; those in a body may be anything.
  const place = /^(path|query)\./.test(first.path) ? `${first.path} ` : "";
  const rule = first.rule === undefined ? "" : `, see #${first.rule}`;
  return new Problem("INVALID_REQUEST", {
    sentence: `The request is invalid: ${first.path} ${first.message}${rest}.`,
    reason: `${place}${first.message}${rest}${rule}`,
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
