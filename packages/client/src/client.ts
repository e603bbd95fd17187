import {
  apiKeyHeader,
  type EnrichmentReport,
  type OperationId,
  type paths,
  type Route,
  routes,
} from "@recruiting-outreach/contract";
import type { Client as Transport } from "openapi-fetch";
import type { Arguments, Methods } from "./calls.ts";
import { statusError } from "./errors.ts";
import { type FollowOptions, followEnrichment, followOperations, type OperationProgress } from "./follow.ts";
import { createGate } from "./gate.ts";
import { type CallOptions, type ClientOptions, systemClock } from "./options.ts";
import { type PagedOperationId, type Pages, type PaginateOptions, paginate } from "./paginate.ts";
import { type Answer, isSafe, send } from "./send.ts";
import { serializeBody } from "./serialize-body.ts";
import { serializePath } from "./serialize-path.ts";
import { serializeQuery } from "./serialize-query.ts";

/** Everything a client can do: a method for each operation, lists, things to follow, and `GET`, `POST` and `PATCH` by path. */
export interface Client extends Methods, Pick<Transport<paths>, "GET" | "POST" | "PATCH"> {
  /**
   * Walks through a list, whether it is paged by number or by cursor, one request at a time.
   *
   * @param operationId - a list operation
   * @param args - its arguments; filters and `limit` are the same on every page
   * @throws TypeError when a paid search has no `maxCredits`
   *
   * @example
   * ```ts
   * for await (const contact of client.paginate("listContacts", { city: "Lisbon" })) console.log(contact.lastName);
   * ```
   */
  paginate<Id extends PagedOperationId>(operationId: Id, args: Arguments<Id>, options?: PaginateOptions): Pages<Id>;
  /**
   * Tells how the operations of a job group stand, again and again, until none goes on by itself. Asks for all statuses, and does not take an
   * empty list for the end.
   *
   * @throws TimeoutError after `deadline`
   */
  followOperations(jobGroupId: string, options?: FollowOptions): AsyncIterable<OperationProgress>;
  /**
   * Tells how an enrichment stands until it is no longer pending.
   *
   * @throws TimeoutError after `deadline`
   */
  followEnrichment(
    report: { contactId: string; reportId: string },
    options?: FollowOptions,
  ): AsyncIterable<EnrichmentReport>;
}

/**
 * Makes a client.
 *
 * Methods named after operations take path, query and body side by side, resolve to the answer, and throw an {@link OutreachError}. Safe calls
 * are repeated when that makes sense; a call that might do something twice is not.
 *
 * @throws TypeError when the base address is not an http(s) URL, or when the key is empty or not fit for a header
 *
 * @example
 * ```ts
 * const client = createClient({ baseUrl: "http://127.0.0.1:4010/api/openapi/v1", apiKey: "demo" });
 * const { items } = await client.listContacts({ city: "Lisbon" });
 * ```
 */
export function createClient(options: ClientOptions): Client {
  const { apiKey, clock = systemClock, pacing = false } = options;
  const baseUrl = options.baseUrl.replace(/\/$/, "");
  if (!/^https?:\/\/./.test(baseUrl)) {
    throw new TypeError(`baseUrl must be an http or https URL with the version prefix, not "${baseUrl}"`);
  }
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new TypeError("apiKey must be visible ASCII; is its variable set?");
  }
  const gate = createGate(clock, pacing);

  /** Every call goes through here, whether by method or by path. */
  function request(operationId: OperationId, request: RequestParts, callOptions?: CallOptions): Promise<Answer> {
    const route = routes[operationId];
    const { params = {}, headers } = request;
    const body = serializeBody(request.body);
    return send({
      ...{ operationId, route, clock, gate },
      settings: callOptions ? { ...options, ...callOptions } : options,
      url: baseUrl + serializePath(route[1], params.path) + serializeQuery(params.query),
      init: {
        method: route[0],
        redirect: "manual",
        headers: mergedHeaders(
          { [apiKeyHeader]: apiKey, ...(typeof body === "string" && { "content-type": "application/json" }) },
          headers,
        ),
        body,
      },
    });
  }

  async function call(operationId: OperationId, args: object = {}, callOptions?: CallOptions): Promise<unknown> {
    const throws = callOptions?.throws ?? true;
    const route = routes[operationId];
    const answer = await request(
      operationId,
      { ...placed(route, args as Record<string, unknown>), headers: callOptions?.headers },
      callOptions,
    );
    const { body, retryAt } = answer;
    if (answer.response.ok && throws) return body;
    const response = readable(answer);
    if (response.ok) return { data: body, response };
    const mayHaveBeenProcessed = (response.status === 408 || response.status >= 500) && !isSafe(route);
    const error = statusError(response, { operationId, body, mayHaveBeenProcessed }, retryAt);
    if (throws) throw error;
    return { error, response };
  }

  const ids = Object.keys(routes) as OperationId[];
  const methods = Object.fromEntries(
    ids.map((id) => [id, (args?: object, callOptions?: CallOptions) => call(id, args, callOptions)]),
  ) as unknown as Methods;
  const byPath =
    (method: string) =>
    async (path: string, init: RequestParts & { signal?: AbortSignal } = {}) => {
      const operationId = ids.find((id) => routes[id][0] === method && routes[id][1] === path);
      if (!operationId) throw new TypeError(`no ${method} ${path} in the contract`);
      const answer = await request(operationId, init, init.signal && { signal: init.signal });
      return { [answer.response.ok ? "data" : "error"]: answer.body, response: readable(answer) };
    };

  const client = {
    ...methods,
    GET: byPath("GET"),
    POST: byPath("POST"),
    PATCH: byPath("PATCH"),
    paginate: (id: PagedOperationId, args: Arguments<PagedOperationId>, pageOptions?: PaginateOptions) =>
      paginate(id, (pageArgs, callOptions) => call(id, pageArgs, callOptions) as Promise<object>, args, pageOptions),
    followOperations: (jobGroupId: string, follow?: FollowOptions) =>
      followOperations(
        (id, status, callOptions) => client.paginate("listOperations", { jobGroupId: id, status }, callOptions),
        clock,
        jobGroupId,
        follow,
      ),
    followEnrichment: (report: { contactId: string; reportId: string }, follow?: FollowOptions) =>
      followEnrichment(methods, clock, report, follow),
  } as unknown as Client;
  return client;
}

interface RequestParts {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  headers?: Headers | Record<string, string | null> | undefined;
  body?: unknown;
}

/** The body is read; whoever asks the response for it again still gets it. */
function readable({ response, text, body }: Answer): Response {
  return Object.assign(response, { text: async () => text, json: async () => body });
}

/** The headers of the client with those of the caller; a `null` leaves one out. */
function mergedHeaders(own: Record<string, string>, given: RequestParts["headers"]): Headers | Record<string, string> {
  if (!given) return own;
  const merged = new Headers(own);
  for (const [name, value] of given instanceof Headers ? given : Object.entries(given)) {
    if (value === null) merged.delete(name);
    else merged.set(name, value);
  }
  return merged;
}

/** Puts flat arguments where they belong: names of the template into the path, the rest into the query of a GET or else the body. */
function placed([method, template]: Route, args: Record<string, unknown>): RequestParts {
  const names = template.match(/\w+(?=})/g) ?? [];
  const rest = names[0] ? { ...args } : args;
  for (const name of names) delete rest[name];
  return method === "GET" ? { params: { path: args, query: rest } } : { params: { path: args }, body: rest };
}
