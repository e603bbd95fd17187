export type MeasuredOperation = "validate" | "list" | "patch" | "search";

/** An operation that is measured beside the bare handler. */
export interface Measured {
  readonly method: "GET" | "PATCH" | "POST";
  /** In the form of the router. */
  readonly route: string;
  /** What is asked for. */
  readonly path: string;
  /** Makes the body of a request; each is another one. */
  readonly body?: () => object;
  /** The statement whose rows the bare handler answers. */
  readonly answers: RegExp;
}

let changes = 0;

/** The operations that are measured beside the bare handler. `:contactId` stands for a contact. */
export const measuredOperations: Readonly<Record<MeasuredOperation, Measured>> = {
  validate: { method: "GET", route: "/auth/validate", path: "/auth/validate", answers: /\badmit\(/ },
  list: { method: "GET", route: "/contacts", path: "/contacts?limit=25", answers: /^select .* from "contacts"/ },
  patch: {
    method: "PATCH",
    route: "/contacts/:contactId",
    path: "/contacts/:contactId",
    body: () => ({ headline: `Change ${changes++}` }),
    answers: /^select .* from "contacts"/,
  },
  search: {
    method: "POST",
    route: "/people/search",
    path: "/people/search",
    body: () => ({ people: { job_title: { include: ["Backend engineer"] }, skills: { include: ["Go"] } }, limit: 10 }),
    answers: /^select .* from "contacts"/,
  },
};
