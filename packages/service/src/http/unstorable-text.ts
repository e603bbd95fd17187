import type { Issue } from "../problems.ts";

/** The first text of a value that no database can keep: one with a NUL, or with half of a character. Names of properties count as well. */
export function unstorableText(value: unknown, path: string): Issue | undefined {
  if (typeof value === "string") {
    if (value.includes("\0")) return { path, message: "must not hold the character U+0000" };
    return value.isWellFormed() ? undefined : { path, message: "must not hold half of a character" };
  }
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, entry] of Object.entries(value)) {
    const issue = unstorableText(name, path) ?? unstorableText(entry, `${path}.${name}`);
    if (issue) return issue;
  }
  return undefined;
}
