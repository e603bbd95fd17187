/** Headers whose values are shown. Any other may hold a secret. */
const SHOWN = new Set(["accept", "content-type", "prefer"]);

const NOTES = ["request-id", "retry-after"] as const;

/** Names of headers, with the values that hold no secret. */
export function describeHeaders(headers: Headers): string {
  return `{${[...headers].map(([name, value]) => `${name}: ${SHOWN.has(name) ? value : "redacted"}`).join(", ")}}`;
}

/** What helps to find an answer again in the log of the service, and when to come back. */
export function describeNotes(headers: Headers): string {
  const notes = NOTES.flatMap((name) => {
    const value = headers.get(name === "request-id" ? "x-request-id" : name) ?? "";
    return /^[\w ,:-]{1,64}$/.test(value) ? [`${name} ${value}`] : [];
  });
  return notes.length > 0 ? ` (${notes.join(", ")})` : "";
}

/** What kind of failure it is. Its message may hold anything. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = (error.cause ?? {}) as { code?: unknown };
  return typeof code === "string" && /^[A-Z_]+$/.test(code) ? `${error.name} ${code}` : error.name;
}
