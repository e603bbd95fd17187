import { type Command, Option } from "commander";
import { foundWorkgroup } from "../administration/found-workgroup.ts";
import type { Plan } from "../data/tables.ts";
import { newId } from "../ids.ts";
import { columns } from "./columns.ts";
import { command, reporting } from "./command.ts";
import { someText, wholeNumber } from "./values.ts";
import { withDatabase } from "./with-database.ts";

interface Options {
  readonly name: string;
  readonly plan: Plan;
  readonly credits: number;
  readonly firstName: string;
  readonly lastName: string;
}

/** `workgroups create`: a workgroup with its first user. */
export const workgroupsCreate: Command = command("create", "make a workgroup with its first user, an administrator", [
  'workgroups create --name "Harborline hiring" --first-name Ana --last-name Reis',
  'workgroups create --name "Harborline hiring" --first-name Ana --last-name Reis --plan starter --credits 0 --json',
])
  .requiredOption("--name <text>", "name of the workgroup", someText)
  .requiredOption("--first-name <text>", "first name of the user", someText)
  .requiredOption("--last-name <text>", "last name of the user", someText)
  .addOption(
    new Option("--plan <plan>", "what it may use").choices(["starter", "scale", "enterprise"]).default("scale"),
  )
  .option("--credits <number>", "credits for people search, to begin with", wholeNumber, 1000)
  .action(
    reporting(async (options: Options) => {
      const workgroupId = newId();
      const userId = await withDatabase(({ tenancy }) =>
        tenancy.write(workgroupId, (scope) => foundWorkgroup(scope, options, new Date())),
      );
      const next = `Next: recruiting-outreach-service keys create ${workgroupId} --user ${userId} --label <text>`;
      return {
        data: { workgroupId, userId },
        text: `${columns([
          ["Workgroup", workgroupId],
          ["User", userId],
        ])}\n${next}`,
      };
    }),
  );
