/** Levels that a body may have: more than any operation needs, and few enough for whatever goes through all of them. */
export const mostLevels = 100;

/** Whether values stand within one another on more levels than that. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((entry) => isDeeperThan(levels - 1, entry));
}
