import { createHmac, timingSafeEqual } from "node:crypto";
import { invalidRequest } from "../problems.ts";

/** Makes and reads cursors: positions in a list that only fit the request they were made for. */
export interface Cursors {
  /**
   * @param context - everything that must be the same on the next page, the workgroup included
   * @param position - where the next page begins; small, because a cursor has at most 512 characters
   */
  seal(context: unknown, position: unknown): string;
  /**
   * @param path - where the request holds the cursor, as in `query.cursor`
   * @throws Problem INVALID_REQUEST when the cursor was changed, or made for other filters or another workgroup
   */
  open(context: unknown, cursor: string, path: string): unknown;
}

/** Cursors that hold their position in the open, and a signature over position and context. */
export function createCursors(secret: string): Cursors {
  const sign = (context: unknown, payload: string): Buffer =>
    createHmac("sha256", secret)
      .update(`${JSON.stringify(sorted(context))}\n${payload}`)
      .digest()
      .subarray(0, 16);
  return {
    seal(context, position) {
      const payload = Buffer.from(JSON.stringify(position)).toString("base64url");
      return `${payload}.${sign(context, payload).toString("base64url")}`;
    },
    open(context, cursor, path) {
      const [payload = "", signature = ""] = cursor.split(".");
      const given = Buffer.from(signature, "base64url");
      const expected = sign(context, payload);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
        throw invalidRequest([
          {
            path,
            message: "does not fit: take nextCursor as it came, and leave filters and limit as they were",
          },
        ]);
      }
      return JSON.parse(Buffer.from(payload, "base64url").toString());
    },
  };
}

/** The same value with its names in order, so that the order in which a caller writes them does not count. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, entry]) => [name, sorted(entry)]),
  );
}
