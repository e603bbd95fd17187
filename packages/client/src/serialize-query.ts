/**
 * Query of a request in the one style that the contract uses: form, exploded, so that a list repeats its name. Values left undefined are
 * left out; dates are sent as ISO 8601.
 */
export function serializeQuery(query: Record<string, unknown> = {}): string {
  let text = "";
  for (const [name, values] of Object.entries(query)) {
    for (const value of Array.isArray(values) ? values : [values]) {
      if (value === undefined || value === null) continue;
      const entry = value instanceof Date ? value.toISOString() : `${value}`;
      text += `${text ? "&" : "?"}${encodeURIComponent(name)}=${encodeURIComponent(entry.toWellFormed())}`;
    }
  }
  return text;
}
