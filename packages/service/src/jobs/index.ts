import type { Services } from "../services.ts";
import { createOperations } from "./create-operations.ts";
import { deleteUnfiledDocument } from "./delete-unfiled-document.ts";
import { enrichContact } from "./enrich-contact.ts";
import type { JobHandlers } from "./job.ts";

/** The handlers of all jobs; a kind of job without one does not compile. */
export function jobHandlers(services: Services): JobHandlers {
  return {
    "create-operations": (task) => createOperations(task, services),
    "delete-unfiled-document": (task) => deleteUnfiledDocument(task, services),
    "enrich-contact": (task) => enrichContact(task, services),
  };
}
