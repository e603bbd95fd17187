/** Failures of a connection. */
const unreachable = ["ECONNREFUSED", "ENOTFOUND", "EHOSTUNREACH", "ETIMEDOUT", "ENOENT"];

/** Codes of PostgreSQL for a wrong user, password, database or right. */
const refused = ["28000", "28P01", "3D000", "42501"];

/** What to tell a person about an error; a stack only for what must be a mistake of the service. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const advice = adviceOn(error);
  if (advice) return advice;
  const isMistake = [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind);
  return isMistake ? (error.stack ?? error.message) : error.message;
}

/** What to do about a trouble that is known, be it the cause of another one. */
function adviceOn(error: Error): string | undefined {
  const { code = "", syscall, port } = error as Error & { code?: string; syscall?: string; port?: number };
  if (code === "EADDRINUSE") return `Port ${port} is in use. Set PORT to another one, or to 0 for any free one.`;
  // Attempts at several addresses fail as one error, which does not say of what.
  if (unreachable.includes(code) && (syscall === "connect" || error instanceof AggregateError)) {
    return `The database cannot be reached (${code}). Check DATABASE_URL, and whether PostgreSQL is running.`;
  }
  if (refused.includes(code)) return `The database refuses: ${error.message}. Check DATABASE_URL.`;
  return error.cause instanceof Error ? adviceOn(error.cause) : undefined;
}
