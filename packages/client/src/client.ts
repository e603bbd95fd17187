import {
  apiKeyHeader,
  type EnrichmentReport,
  type OperationId,
  type paths,
  type Route,
  routes,
} from "@recruiting-outreach/contract";
import createTransport, { type Client as Transport } from "openapi-fetch";
import type { Arguments, Methods } from "./calls.ts";
import { statusError, UnexpectedBodyError } from "./errors.ts";
import { type FollowOptions, followEnrichment, followOperations, type OperationProgress } from "./follow.ts";
import { Gate } from "./gate.ts";
import { type CallOptions, type ClientOptions, systemClock } from "./options.ts";
import { type PagedOperationId, type Pages, type PaginateOptions, paginate } from "./paginate.ts";
import { isSafe, parseJson, type Sender, send } from "./send.ts";
import { serializeBody } from "./serialize-body.ts";
import { serializePath } from "./serialize-path.ts";

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
  const { baseUrl, apiKey, clock = systemClock, pacing = false } = options;
  if (!/^https?:\/\/./.test(baseUrl)) {
    throw new TypeError(`baseUrl must be an http or https URL with the version prefix, not ${JSON.stringify(baseUrl)}`);
  }
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new TypeError("apiKey must be a text of visible ASCII characters; is the variable it comes from set?");
  }
  const sender: Sender = { options, clock, gate: new Gate(clock, pacing) };
  const transport = createTransport<paths>({
    baseUrl,
    headers: { [apiKeyHeader]: apiKey },
    bodySerializer: serializeBody,
    pathSerializer: serializePath,
    Request: RequestParts as unknown as typeof Request,
  });

  /** Every call goes through here, whether by method or by path. */
  async function request(operationId: OperationId, init: object, callOptions: CallOptions): Promise<Answer> {
    const route = routes[operationId];
    let body: unknown;
    let retryAt: Date | undefined;
    const { response } = (await transport.request(
      route[0].toLowerCase() as "get",
      route[1] as "/contacts",
      {
        ...init,
        parseAs: "stream",
        fetch: async (parts: unknown) => {
          const { url, init } = parts as RequestParts;
          const answer = await send(sender, { operationId, route, options: callOptions, url, init });
          const { response, text } = answer;
          retryAt = answer.retryAt;
          const json = parseJson(text);
          if (response.ok && json === undefined) {
            const what = text ? "a success whose body is not JSON." : "a success without a body.";
            throw new UnexpectedBodyError(what, {
              operationId,
              response,
              body: text,
              mayHaveBeenProcessed: !isSafe(route),
            });
          }
          body = json ?? text;
          // The body is read; whoever asks the answer for it again still gets it.
          return Object.assign(response, { text: async () => text, json: async () => body });
        },
      } as Record<string, unknown>,
    )) as { response: Response };
    return response.ok ? { data: body, response } : { error: body, response, retryAt };
  }

  async function call(operationId: OperationId, args: object = {}, callOptions: CallOptions = {}): Promise<unknown> {
    const { headers, throws = true } = callOptions;
    const route = routes[operationId];
    const {
      data,
      error: body,
      response,
      retryAt,
    } = await request(operationId, { ...placed(route, args), headers }, callOptions);
    if (response.ok) return throws ? data : { data, response };
    const mayHaveBeenProcessed = response.status >= 500 && !isSafe(route);
    const error = statusError(response, { operationId, body, mayHaveBeenProcessed }, retryAt);
    if (throws) throw error;
    return { error, response };
  }

  const ids = Object.keys(routes) as OperationId[];
  const methods = Object.fromEntries(
    ids.map((id) => [id, (args?: object, callOptions?: CallOptions) => call(id, args, callOptions)]),
  ) as unknown as Methods;
  const idsByRoute = new Map(ids.map((id) => [`${routes[id][0]} ${routes[id][1]}`, id]));
  const byPath =
    (method: string) =>
    (path: string, init: CallOptions = {}) => {
      const operationId = idsByRoute.get(`${method} ${path}`);
      if (!operationId) throw new TypeError(`the contract has no ${method} ${path}`);
      return request(operationId, init, init.signal ? { signal: init.signal } : {});
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

interface Answer {
  data?: unknown;
  error?: unknown;
  response: Response;
  retryAt?: Date | undefined;
}

/** Stands in for `Request`, which costs as much as the rest of a call and could be sent only once. */
class RequestParts {
  readonly url: string;
  readonly init: RequestInit;

  constructor(url: string, { method = "GET", headers = {}, body = null }: RequestInit) {
    this.url = url;
    this.init = { method, headers, ...(body !== null && { body }) };
  }
}

/** Puts flat arguments where they belong: names of the template into the path, the rest into the query of a GET or else the body. */
function placed([method, template]: Route, args: object): object {
  const path: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(args)) (template.includes(`{${name}}`) ? path : rest)[name] = value;
  return method === "GET" ? { params: { path, query: rest } } : { params: { path }, body: rest };
}
