import { describe, expect, it } from "vitest";
import { explain } from "./explain.ts";

/** An error as Node makes it for a call of the system. */
const systemError = (about: object): Error => Object.assign(new Error("it failed"), about);

describe("what to do", () => {
  it.each([
    [
      "a port that is taken",
      { syscall: "listen", code: "EADDRINUSE", port: 4000 },
      "Port 4000 is in use. Set PORT (of a sandbox: --port) to another one, or to 0 for any free one.",
    ],
    [
      "a port for administrators",
      { syscall: "listen", code: "EACCES", port: 80 },
      "Port 80 cannot be listened on (EACCES). Set PORT (of a sandbox: --port) to another one, or to 0 for any free one.",
    ],
    [
      "an address of another machine",
      { syscall: "listen", code: "EADDRNOTAVAIL", address: "192.0.2.1", port: 4000 },
      "192.0.2.1 is no address of this machine. Check HOST (of a sandbox: --host).",
    ],
    [
      "a host that is not known",
      { syscall: "getaddrinfo", code: "ENOTFOUND", hostname: "db.invalid" },
      "The host db.invalid cannot be found (ENOTFOUND). Check DATABASE_URL and HOST (of a sandbox: --host).",
    ],
    [
      "a folder that cannot be made",
      { syscall: "mkdir", code: "EACCES", path: "/data" },
      "/data cannot be made a folder (EACCES). Check DATA_DIRECTORY (of a sandbox: --folder).",
    ],
    [
      "a server that is not there",
      { syscall: "connect", code: "ECONNREFUSED" },
      "The database cannot be reached (ECONNREFUSED). Check DATABASE_URL, and whether PostgreSQL is running.",
    ],
    ["a wrong password", { code: "28P01" }, "The database refuses: it failed. Check DATABASE_URL."],
    [
      "a right that the role does not have",
      { code: "42501" },
      "The database refuses: it failed. Use a DATABASE_URL of the role that owns the tables.",
    ],
  ])("is said about %s, also when it is the cause of another error", (_, about, advice) => {
    expect(explain(systemError(about))).toBe(advice);
    expect(explain(new Error("The migration failed", { cause: systemError(about) }))).toBe(advice);
  });
});
