import type { OperationId, operations } from "@recruiting-outreach/contract";
import type { FastifyRequest } from "fastify";
import type { Caller } from "../data/admission.ts";
import type { Services } from "../services.ts";

type Part<Id extends OperationId, Place extends "path" | "query"> = NonNullable<operations[Id]["parameters"][Place]>;

type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { "application/json": infer Json } };
}
  ? Json
  : undefined;

type Json<Response> = Response extends { content: { "application/json": infer Data } } ? Data : never;

/** What an operation answers when it succeeds. */
export type Answer<Id extends OperationId> = Json<
  operations[Id]["responses"][keyof operations[Id]["responses"] & (200 | 202)]
>;

/** A request that has been admitted and judged. */
export interface Call<Id extends OperationId> {
  readonly caller: Caller;
  readonly path: [Part<Id, "path">] extends [never] ? Record<never, never> : Part<Id, "path">;
  readonly query: [Part<Id, "query">] extends [never] ? Record<never, never> : Part<Id, "query">;
  readonly body: Body<Id>;
  readonly now: Date;
  /** The request itself, for what is no JSON. */
  readonly request: FastifyRequest;
}

/**
 * Answers one operation.
 *
 * @throws Problem when the request cannot be answered as asked
 */
export type Handler<Id extends OperationId> = (call: Call<Id>, services: Services) => Promise<Answer<Id>>;
