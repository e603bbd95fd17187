/** Failures of a connection. */
const unreachable = ["ECONNREFUSED", "EHOSTUNREACH", "ETIMEDOUT", "ENOENT"];

/** Codes of PostgreSQL for a wrong user, password or database, and for a right that is missing. */
const refused = ["28000", "28P01", "3D000"];
const notAllowed = "42501";

/** What Node tells about a call of the system that failed. */
interface SystemError extends Error {
  readonly code?: string;
  readonly syscall?: string;
  readonly address?: string;
  readonly port?: number;
  readonly hostname?: string;
  readonly path?: string;
}

/** What to tell a person about an error; a stack only for what must be a mistake of the service. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const advice = adviceOn(error);
  if (advice) return advice;
  const isMistake = [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind);
  return isMistake ? (error.stack ?? error.message) : error.message;
}

/** What to do about a trouble that is known, be it the cause of another one. */
function adviceOn(error: SystemError): string | undefined {
  const { code = "", syscall, hostname, path } = error;
  if (syscall === "listen") return adviceOnListening(error);
  if (syscall === "mkdir") {
    return `${path} cannot be made a folder (${code}). Check DATA_DIRECTORY (of a sandbox: --folder).`;
  }
  if (syscall === "getaddrinfo") {
    return `The host ${hostname} cannot be found (${code}). Check DATABASE_URL and HOST (of a sandbox: --host).`;
  }
  // Attempts at several addresses fail as one error, which does not say of what.
  if (unreachable.includes(code) && (syscall === "connect" || error instanceof AggregateError)) {
    return `The database cannot be reached (${code}). Check DATABASE_URL, and whether PostgreSQL is running.`;
  }
  if (refused.includes(code)) return `The database refuses: ${error.message}. Check DATABASE_URL.`;
  if (code === notAllowed) {
    return `The database refuses: ${error.message}. Use a DATABASE_URL of the role that owns the tables.`;
  }
  return error.cause instanceof Error ? adviceOn(error.cause) : undefined;
}

function adviceOnListening({ code, address, port }: SystemError): string {
  if (code === "EADDRNOTAVAIL") return `${address} is no address of this machine. Check HOST (of a sandbox: --host).`;
  const trouble = code === "EADDRINUSE" ? "is in use" : `cannot be listened on (${code})`;
  return `Port ${port} ${trouble}. Set PORT (of a sandbox: --port) to another one, or to 0 for any free one.`;
}
