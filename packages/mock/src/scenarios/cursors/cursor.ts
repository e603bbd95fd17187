import { Problem } from "../../problems.ts";
import { hash } from "../../random.ts";

/** Where a list goes on. */
export interface Position {
  /** Entries before it. */
  readonly offset: number;
  /** Number of the page that begins there. */
  readonly page: number;
}

/**
 * A cursor for a position in the list that belongs to these filters. It is no secret, but a client that looks inside or
 * alters it is found out.
 */
export function writeCursor({ offset, page }: Position, filters: unknown): string {
  const payload = [offset, page, hash(canonical(filters))].join(".");
  return encode(`${payload}.${hash(payload)}`);
}

/**
 * The position that a cursor stands for.
 *
 * @param name Where the cursor stands in the request, as in "query.cursor".
 * @throws Problem INVALID_REQUEST for a cursor that was never given out, or was given out for other filters.
 */
export function readCursor(cursor: string, filters: unknown, name: string): Position {
  const [offset, page, scope, sum] = decode(cursor).split(".").map(Number);
  if (offset === undefined || page === undefined || hash([offset, page, scope].join(".")) !== sum) {
    throw invalid(name, "is no cursor of this API");
  }
  const position = { offset, page };
  if (writeCursor(position, filters) !== cursor)
    throw invalid(name, "belongs to a request with other filters or limit");
  return position;
}

function invalid(path: string, message: string): Problem {
  return new Problem("INVALID_REQUEST", {
    sentence: `${path} ${message}.`,
    reason: `cursor ${message}`,
    issues: [{ path, message }],
  });
}

function encode(text: string): string {
  return btoa(text).replaceAll("=", "");
}

function decode(cursor: string): string {
  try {
    return atob(cursor);
  } catch {
    return "";
  }
}

/** JSON in which the order of properties does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, node: unknown) =>
    typeof node === "object" && node !== null && !Array.isArray(node)
      ? Object.fromEntries(Object.entries(node).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : node,
  );
}
