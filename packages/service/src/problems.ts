/** Codes of the API's errors, each with the status it goes out with. The one place that spells them. */
export const problemStatuses = {
  INVALID_REQUEST: 400,
  UNAUTHORIZED: 401,
  INSUFFICIENT_CREDITS: 402,
  PLAN_NOT_ELIGIBLE: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  NOT_ACCEPTABLE: 406,
  FILE_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNHANDLED_EXCEPTION: 500,
} as const;

export type ProblemCode = keyof typeof problemStatuses;

/** What is wrong with one value of a request. */
export interface Issue {
  /** Where the value stands, as in `query.limit` or `body.contactIds.3`. */
  readonly path: string;
  readonly message: string;
}

/** A request that cannot be answered as asked. What it says goes out to the caller. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: ProblemCode;
  readonly issues: readonly Issue[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ProblemCode,
    sentence: string,
    details: { issues?: readonly Issue[]; headers?: Record<string, string> } = {},
  ) {
    super(sentence);
    this.code = code;
    this.issues = details.issues ?? [];
    this.headers = details.headers ?? {};
  }

  get status(): number {
    return problemStatuses[this.code];
  }

  toBody(): { code: ProblemCode; error: string; issues?: readonly Issue[] } {
    return { code: this.code, error: this.message, ...(this.issues.length > 0 && { issues: this.issues }) };
  }
}

/** Issues listed at most, however much is wrong. */
export const mostIssues = 50;

/** A request of which one or more values break a rule. */
export function invalidRequest(issues: readonly [Issue, ...Issue[]]): Problem {
  const [{ path, message }, ...others] = issues;
  const more = others.length > 0 ? ` (and ${others.length} more)` : "";
  return new Problem("INVALID_REQUEST", `${path} ${message}${more}.`, {
    issues: issues.slice(0, mostIssues),
  });
}

/** Nothing of this kind is known under an identifier, as far as the workgroup can see. */
export function notFound(kind: string, id: string): Problem {
  return new Problem("NOT_FOUND", `There is no ${kind} ${id} in this workgroup.`);
}

/** Too many requests of one endpoint and workgroup. */
export class TooManyRequests extends Error {
  override readonly name = "TooManyRequests";
  /** Whole seconds, at least 1. */
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(`Too many requests to this endpoint. Wait ${retryAfterSeconds} s before the next one.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }

  toBody(): { statusCode: 429; error: string; message: string; retryAfterSeconds: number } {
    return {
      statusCode: 429,
      error: "Too Many Requests",
      message: this.message,
      retryAfterSeconds: this.retryAfterSeconds,
    };
  }
}
