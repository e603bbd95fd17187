import type { Command } from "commander";
import { type User, Users } from "../data/users.ts";
import { listWorkgroups, type WorkgroupSummary } from "../data/workgroups.ts";
import { columns } from "./columns.ts";
import { command, reporting } from "./command.ts";
import { withDatabase } from "./with-database.ts";

/** `workgroups list`: all workgroups with their users. */
export const workgroupsList: Command = command("list", "show all workgroups and their users", [
  "workgroups list",
  "workgroups list --json",
]).action(
  reporting(async () => {
    const workgroups = await withDatabase(async ({ database, tenancy }) => {
      const found: (WorkgroupSummary & { users: User[] })[] = [];
      for (const workgroup of await listWorkgroups(database.db)) {
        const users = await tenancy.read(workgroup.workgroupId, (scope) => new Users(scope).list());
        found.push({ ...workgroup, users });
      }
      return found;
    });
    const rows = workgroups.flatMap(({ workgroupId, name, plan, users }) =>
      users.map(({ id, firstName, lastName }) => [workgroupId, name, plan, id, `${firstName} ${lastName}`]),
    );
    const text = columns([["WORKGROUP", "NAME", "PLAN", "USER", "NAME"], ...rows]);
    return { data: { workgroups }, text: rows.length > 0 ? text : "There is no workgroup yet." };
  }),
);
