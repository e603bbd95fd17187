import type { PGlite } from "@electric-sql/pglite";

/** Messages of the protocol by which a client leaves an exchange open; it ends with a Sync. */
const opening: ReadonlySet<number> = new Set([..."PBDECH"].map((type) => type.charCodeAt(0)));
const closing: ReadonlySet<number> = new Set([..."SQX"].map((type) => type.charCodeAt(0)));

/**
 * A database that lets a connection finish its exchange before it takes a message of another one. The socket server hands over message by message
 * and keeps connections apart in transactions only; without this, the statement that one connection prepares could be run with the values of another.
 */
export function oneExchangeAtATime(db: PGlite): PGlite {
  let open = false;
  const replaced: Partial<PGlite> = {
    // The server takes no message of another connection while this holds.
    isInTransaction: () => open || db.isInTransaction(),
    execProtocolRawStream(message, options) {
      const type = message[0] ?? 0;
      if (opening.has(type)) open = true;
      if (closing.has(type)) open = false;
      return db.execProtocolRawStream(message, options);
    },
    // By this the server clears up after a connection that broke off.
    exec(query, options) {
      open = false;
      return db.exec(query, options);
    },
  };
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(replaced, name) ?? Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
