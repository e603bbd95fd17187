import type { OperationId, operations } from "@recruiting-outreach/contract";

type ClientErrorStatus = 400 | 401 | 402 | 403 | 404 | 405 | 406 | 409 | 410 | 413 | 415 | 422 | 429;
type ServerErrorStatus = 500 | 501 | 502 | 503 | 504;

/** Statuses that stand for what the contract declares as a range, or by default. */
export type ErrorStatus = ClientErrorStatus | ServerErrorStatus;

type Responses<Id extends OperationId> = operations[Id]["responses"];

/** What the contract calls the response of a status: by itself, by its range, or by default. */
type KeyOf<Id extends OperationId, Status> = Status extends keyof Responses<Id>
  ? Status
  : "4XX" extends keyof Responses<Id>
    ? Status extends ClientErrorStatus
      ? "4XX"
      : "default"
    : "default";

/** The statuses that an operation can be made to answer. */
export type OverrideStatus<Id extends OperationId> = Extract<keyof Responses<Id>, number> | ErrorStatus;

/** The body that the contract declares for a status of an operation. */
export type OverrideBody<Id extends OperationId, Status> =
  KeyOf<Id, Status> extends infer Key extends keyof Responses<Id>
    ? Responses<Id>[Key] extends { content: { "application/json": infer Body } }
      ? Body
      : never
    : never;

/** Parameters that a request must have for an override to be meant. Default: any. */
interface Conditions<Id extends OperationId> {
  /** Path parameters; upper and lower case differ. */
  readonly path?: Partial<NonNullable<operations[Id]["parameters"]["path"]>>;
  /** Query parameters; of a repeated one, one value is enough. */
  readonly query?: {
    readonly [Name in keyof NonNullable<operations[Id]["parameters"]["query"]>]?: string | number | boolean;
  };
}

/** A body of one's own, which must fit what the contract declares for the status. */
type WithBody<Id extends OperationId> = {
  [Status in OverrideStatus<Id>]: { readonly status: Status; readonly body: OverrideBody<Id, Status> };
}[OverrideStatus<Id>];

/** An example of the contract: the one of that name, or the first one of the status. Default: the success of the operation. */
interface WithExample<Id extends OperationId> {
  readonly status?: OverrideStatus<Id>;
  readonly example?: string;
  readonly body?: never;
}

/** What requests of an operation get instead of its usual answer. */
export type Override<Id extends OperationId> = Conditions<Id> &
  (WithBody<Id> | WithExample<Id>) & {
    /** Whether one request gets it, or all until the handlers are reset. Default: all. */
    readonly once?: boolean;
  };
