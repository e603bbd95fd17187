/** Fields whose texts come from a list that the contract or the service keeps. */
const LISTED = new Set(["code", "status"]);

const DEEPEST = 8;

/** As the service makes them; they tell nothing to those without a key. */
const IDENTIFIER = /^[0-9a-f]{24}$/i;

/** A text, if it says nothing about a person; else its length. */
export function maskText(text: string, name = ""): string {
  const safe = IDENTIFIER.test(text) || (LISTED.has(name) && /^[a-z]+(_[a-z]+)*$/i.test(text) && text.length <= 40);
  return safe ? text : `string(${text.length})`;
}

/** A name of a field, unless somebody keeps data by address or number. */
export function maskName(name: string): string {
  return /^[a-z][a-z_]{0,39}$/i.test(name) ? name : maskText(name);
}

/** A number that is too short to be a phone number. */
function maskNumber(value: number): number | string {
  return Number.isInteger(value) && Math.abs(value) < 10_000 ? value : "number";
}

/** The shape of a JSON value. */
export function maskJson(value: unknown, name = "", depth = 0): unknown {
  if (typeof value === "string") return maskText(value, name);
  if (typeof value === "number") return maskNumber(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth === DEEPEST) return Array.isArray(value) ? "array" : "object";
  if (Array.isArray(value)) return value.map((entry) => maskJson(entry, name, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [maskName(key), maskJson(entry, key, depth + 1)]),
  );
}
