import { writeFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { emptyDatabase } from "./empty-database.ts";

// Run by the build, so that nobody who starts the service has to wait for a database to be made.
const db = await PGlite.create();
const files = await db.dumpDataDir("gzip");
await writeFile(emptyDatabase, files.stream());
await db.close();
