/**
 * Fills a path template. An identifier that is missing or empty, or that would lead to another path, is refused.
 *
 * @throws TypeError naming the parameter
 */
export function serializePath(template: string, parameters: Record<string, unknown> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(parameters[name] ?? "");
    if (/^\.{0,2}$/.test(value) || !value.isWellFormed()) {
      throw new TypeError(`${name} must be an identifier, not "${value}"`);
    }
    return encodeURIComponent(value);
  });
}
