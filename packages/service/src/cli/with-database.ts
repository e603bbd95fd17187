import { readConfig } from "../config.ts";
import { type Database, openDatabase } from "../data/database.ts";
import { type Scope, Tenancy } from "../data/tenancy.ts";
import { Workgroups } from "../data/workgroups.ts";
import { assertSchema, installSchema } from "../schema.ts";

/** Opens the database of the environment for a command, and closes it afterwards. */
export async function withDatabase<Result>(
  work: (opened: { database: Database; tenancy: Tenancy }) => Promise<Result>,
): Promise<Result> {
  const config = readConfig();
  const database = await openDatabase(config.database);
  try {
    // Nobody else can be using an embedded database, so there is nobody to ask before its tables change.
    if (database.embedded) await installSchema(database);
    else await assertSchema(database);
    return await work({ database, tenancy: new Tenancy(database.db, config.rowLevelSecurity) });
  } finally {
    await database.close();
  }
}

/**
 * Does the work of a command in one transaction for a workgroup.
 *
 * @throws Error when there is no such workgroup
 */
export async function inWorkgroup<Result>(
  workgroupId: string,
  work: (scope: Scope) => Promise<Result>,
): Promise<Result> {
  return withDatabase(({ tenancy }) =>
    tenancy.write(workgroupId, async (scope) => {
      if (!(await new Workgroups(scope).exists())) {
        throw new Error(
          `There is no workgroup ${workgroupId}. List them with: recruiting-outreach-service workgroups list`,
        );
      }
      return work(scope);
    }),
  );
}
