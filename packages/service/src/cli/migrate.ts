import type { Command } from "commander";
import { readConfig } from "../config.ts";
import { openDatabase } from "../data/database.ts";
import { installSchema } from "../schema.ts";
import { command, reporting } from "./command.ts";

/** `migrate`: brings the tables up to date without starting the service. */
export const migrateCommand: Command = command("migrate", "bring the tables up to date", [
  "migrate",
  "migrate --json",
]).action(
  reporting(async () => {
    const database = await openDatabase(readConfig().database);
    try {
      const applied = await installSchema(database);
      const text = applied.length > 0 ? `Applied ${applied.join(", ")}.` : "The tables were up to date already.";
      return { data: { applied }, text };
    } finally {
      await database.close();
    }
  }),
);
