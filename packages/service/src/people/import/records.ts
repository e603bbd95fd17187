import { createReadStream } from "node:fs";
import { createInterface } from "node:readline/promises";
import { parse } from "csv-parse";

/** One person of a file, as it stands there. */
export interface FileRecord {
  /** Line that it begins on, counted from 1. */
  readonly line: number;
  readonly content: { readonly value: unknown } | { readonly problem: string };
}

/**
 * The people of a file, one by one: lines of JSON, or a CSV file whose first line names the columns.
 *
 * @throws Error when the file cannot be read, or its name ends in neither `.ndjson`, `.jsonl` nor `.csv`
 */
export function recordsOf(path: string): AsyncGenerator<FileRecord> {
  if (/\.(?:ndjson|jsonl)$/i.test(path)) return linesOfJson(path);
  if (/\.csv$/i.test(path)) return rowsOfCsv(path);
  throw new Error(`The name of ${path} must end in .ndjson, .jsonl or .csv.`);
}

async function* linesOfJson(path: string): AsyncGenerator<FileRecord> {
  const input = createReadStream(path, "utf8");
  // An error of the stream would not reach the one who reads the lines.
  const failed = new Promise<never>((_, reject) => input.once("error", reject));
  failed.catch(() => {});
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  for (let line = 1; ; line++) {
    const { done, value } = await Promise.race([lines.next(), failed]);
    if (done) break;
    const text = value.replace(/^\uFEFF/, "").trim();
    if (text !== "") yield { line, content: parsed(text) };
  }
  if (input.errored) throw input.errored;
}

function parsed(text: string): FileRecord["content"] {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem: "is no JSON" };
  }
}

async function* rowsOfCsv(path: string): AsyncGenerator<FileRecord> {
  const input = createReadStream(path);
  const rows = parse({
    bom: true,
    columns: true,
    info: true,
    skip_empty_lines: true,
    trim: true,
    relax_column_count: true,
  });
  input.once("error", (error) => rows.destroy(error));
  for await (const { record, info } of input.pipe(rows) as AsyncIterable<{
    record: Record<string, string>;
    info: { lines: number; error?: { message: string } };
  }>) {
    const line = info.lines;
    yield { line, content: info.error ? { problem: info.error.message } : contentOf(record) };
  }
}

/** A row as JSON would have it, unless a cell stands where those of other columns belong. */
function contentOf(row: Record<string, string>): FileRecord["content"] {
  const columns = Object.keys(row).filter((column) => row[column] !== "");
  const filled = columns.find((column) => columns.some((other) => other.startsWith(`${column}.`)));
  return filled ? { problem: `${filled} must be empty where ${filled}. columns are not` } : { value: nested(row) };
}

/** Columns whose cells hold several entries, with semicolons between. */
const lists = new Set([
  "otherEmails",
  "otherPhones",
  "otherMobilePhones",
  "socialUrls",
  "company.keywords",
  "company.leadInvestors",
]);

/** A row as JSON has it: `location.city` stands in `location`, and a cell holds what it looks like. */
function nested(row: Record<string, string>): unknown {
  const record: Record<string, unknown> = {};
  for (const [column, cell] of Object.entries(row)) {
    if (cell === "") continue;
    const names = column.split(".");
    const last = names.pop() ?? column;
    let place = record;
    for (const name of names) {
      if (!Object.hasOwn(place, name)) place[name] = {};
      place = place[name] as Record<string, unknown>;
    }
    place[last] = entryOf(column, cell);
  }
  return record;
}

function entryOf(column: string, cell: string): unknown {
  const entries = cell.split(";").map((entry) => entry.trim());
  if (column === "skills") return entries.filter(Boolean).map((value) => ({ value }));
  if (lists.has(column)) return entries.filter(Boolean);
  return cell;
}
