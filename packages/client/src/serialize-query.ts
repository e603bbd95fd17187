/**
 * Query of a request in the one style that the contract uses: form, exploded, so that a list repeats its name. Values left undefined are
 * left out; dates are sent as ISO 8601.
 */
export function serializeQuery(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((entry) => entry !== undefined && entry !== null)
      .map((entry): [string, string] => [name, entry instanceof Date ? entry.toISOString() : String(entry)]),
  );
  return new URLSearchParams(pairs).toString();
}
