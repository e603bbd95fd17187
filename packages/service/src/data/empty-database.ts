import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const fromSource = import.meta.url.endsWith(".ts");

/** Where the build packs the files of a database that has nothing in it yet. */
export const emptyDatabase: string = fileURLToPath(
  new URL(fromSource ? "../../dist/empty-database.tar.gz" : "./empty-database.tar.gz", import.meta.url),
);

/**
 * Makes sure that the files are there, to unpack them: to make a database takes two seconds and 500 MB more than that.
 *
 * @throws Error when the package has not been built
 */
export function packedDatabase(): string {
  if (!existsSync(emptyDatabase)) throw new Error(`${emptyDatabase} is missing: build @recruiting-outreach/service.`);
  return emptyDatabase;
}
