import type { Command } from "commander";
import { readConfig } from "../config.ts";
import { openDatabase } from "../data/database.ts";
import { grantServiceRole } from "../data/service-role.ts";
import { jobSchema } from "../jobs/install.ts";
import { installSchema } from "../schema.ts";
import { command, reporting } from "./command.ts";
import { someText } from "./values.ts";

/** `migrate`: brings the tables up to date without starting the service. */
export const migrateCommand: Command = command("migrate", "bring the tables up to date", [
  "migrate",
  "migrate --service-role outreach_service",
])
  .option(
    "--service-role <name>",
    "role that the service runs as, which gets the rights it needs and no more",
    someText,
  )
  .action(
    reporting(async ({ serviceRole }: { readonly serviceRole?: string }) => {
      const database = await openDatabase(readConfig().database);
      try {
        const applied = await installSchema(database);
        if (serviceRole) await grantServiceRole(database.db, serviceRole, jobSchema);
        const done = applied.length > 0 ? `Applied ${applied.join(", ")}.` : "The tables were up to date already.";
        const granted = serviceRole
          ? `\n${serviceRole} may do what the service does, and row-level security holds it.`
          : "";
        return { data: { applied, serviceRole: serviceRole ?? null }, text: done + granted };
      } finally {
        await database.close();
      }
    }),
  );
