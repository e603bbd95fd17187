import type { Migration } from "kysely/migration";
import * as workgroupsAndKeys from "./0001-workgroups-and-keys.ts";
import * as contacts from "./0002-contacts.ts";
import * as campaignsAndOperations from "./0003-campaigns-and-operations.ts";
import * as peopleAndCredits from "./0004-people-and-credits.ts";
import * as rowLevelSecurity from "./0005-row-level-security.ts";

/** Every change of the schema, in order. What has been released is never edited; a change is a new one at the end. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-workgroups-and-keys": workgroupsAndKeys,
  "0002-contacts": contacts,
  "0003-campaigns-and-operations": campaignsAndOperations,
  "0004-people-and-credits": peopleAndCredits,
  "0005-row-level-security": rowLevelSecurity,
};
