import type { ClientOptions, OperationId } from "@recruiting-outreach/client";

/** How a client is made for one observation. */
export interface Settings extends Pick<ClientOptions, "fetch"> {
  baseUrl?: string;
  apiKey?: string;
  /** Time for one attempt in milliseconds. Default: 30 000. */
  timeout?: number;
  /** Further attempts after the first. Default: 2. */
  retries?: number;
  /** Resolve to a result on an error status instead of throwing. Default: false. */
  results?: boolean;
}

/** What the suite asks of any client. */
export interface Caller {
  /** Calls an operation with path, query and body side by side. */
  call(operationId: OperationId, args?: object, options?: { signal?: AbortSignal }): Promise<unknown>;
  /** Walks through a list, entry by entry; undefined where the client cannot. */
  walk(operationId: OperationId, args: object): AsyncIterable<unknown> | undefined;
}

/** One client under observation. */
export interface Adapter {
  name: "ours" | "generated";
  connect(settings: Settings): Caller;
}

export const baseUrl = "http://api.test/api/openapi/v1";
export const apiKey = "key_of_this_suite";
