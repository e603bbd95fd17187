import type { Kysely } from "kysely";
import { People } from "../../data/people.ts";
import type { Tables } from "../../data/tables.ts";
import type { Person } from "../person.ts";
import { readPerson } from "./person-record.ts";
import { recordsOf } from "./records.ts";

const batch = 500;

/** Kept at most, however much is wrong. */
const mostRejections = 1000;

/** Somebody who was not imported. */
export interface Rejection {
  /** Line of the file, counted from 1. */
  readonly line: number;
  readonly problems: readonly string[];
}

/** How far an import has come. */
export interface ImportCount {
  readonly read: number;
  readonly added: number;
  readonly rejected: number;
}

/** What an import came to. */
export interface ImportReport extends ImportCount {
  /** Were in the directory before, and stay as they were. */
  readonly known: number;
  /** The first 1000. */
  readonly rejections: readonly Rejection[];
}

/**
 * Adds the people of a file to the embedded directory. Whoever is in it already stays as they are, so an import may be repeated.
 *
 * @param onProgress - told after each 500 people
 * @throws Error when the file cannot be read
 */
export async function importPeople(
  db: Kysely<Tables>,
  path: string,
  onProgress?: (count: ImportCount) => void,
): Promise<ImportReport> {
  const people = new People(db);
  const rejections: Rejection[] = [];
  const count = { read: 0, added: 0, rejected: 0 };
  let waiting = new Map<string, Person>();
  const flush = async (): Promise<void> => {
    if (waiting.size > 0) count.added += await people.insert([...waiting.values()]);
    waiting = new Map();
    onProgress?.({ ...count });
  };
  for await (const { line, content } of recordsOf(path)) {
    count.read++;
    const read = "problem" in content ? { problems: [content.problem] } : readPerson(content.value);
    if ("person" in read) waiting.set(read.person.id, read.person);
    else {
      count.rejected++;
      if (rejections.length < mostRejections) rejections.push({ line, problems: read.problems });
    }
    if (count.read % batch === 0) await flush();
  }
  await flush();
  return { ...count, known: count.read - count.added - count.rejected, rejections };
}
