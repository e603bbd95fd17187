import { Problem } from "./problems.ts";

interface MediaRange {
  readonly range: string;
  readonly quality: number;
}

/** Most telling first: the range that names the type decides over one that only covers it. */
const rangesOfJson = ["application/json", "application/*", "*/*"];

/**
 * Ends the request when its Accept header rules JSON out. Entries that are no media range are passed over, and a
 * header of nothing else means the same as none.
 */
export function requireJsonAccepted(header: string | undefined): void {
  const ranges = (header ?? "").split(",").flatMap((entry) => parseRange(entry) ?? []);
  if (ranges.length === 0) return;
  const decisive = rangesOfJson
    .map((range) => ranges.find((candidate) => candidate.range === range))
    .find((range) => range !== undefined);
  if (!decisive || decisive.quality === 0) throw new Problem("NOT_ACCEPTABLE");
}

function parseRange(entry: string): MediaRange | undefined {
  const [range = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
  if (!/^[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+$/.test(range)) return undefined;
  const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return { range, quality: quality === undefined ? 1 : Number.parseFloat(quality) };
}
