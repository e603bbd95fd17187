/** A request target without the host that may stand before its path. */
export function withoutHost(target: string): string {
  return target.replace(/^https?:\/\/[^/]*/i, "");
}
