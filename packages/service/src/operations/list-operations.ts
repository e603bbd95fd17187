import { Operations } from "../data/operations.ts";
import { filled } from "./filled.ts";
import type { Handler } from "./handler.ts";

/** GET /operations: the operations that the user of the key may see; exactly the pending ones unless other statuses are named. */
export const listOperations: Handler<"listOperations"> = async ({ caller, query }, { tenancy }) =>
  tenancy.read(caller.workgroupId, (scope) =>
    new Operations(scope).list(filled(query, "status", "page", "limit"), caller),
  );
