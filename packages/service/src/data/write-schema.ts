import { writeFile } from "node:fs/promises";
import { openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { schemaDump } from "./schema-dump.ts";

// Keeps the dump in step with the migrations.
const database = await openDatabase({});
await migrate(database.db);
await writeFile(new URL("schema.sql", import.meta.url), await schemaDump(database.db));
await database.close();
