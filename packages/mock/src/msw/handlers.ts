import type { OperationId } from "@recruiting-outreach/contract";
import contract from "@recruiting-outreach/contract/openapi.json" with { type: "json" };
import { type HttpHandler, http } from "msw/http";
import { type Answer, encodeBody } from "../answer.ts";
import type { Controllable, ControlOptions } from "../control/controls.ts";
import { RecordedRequests } from "../control/recorded-requests.ts";
import type { DelayRange } from "../delay.ts";
import { createFront } from "../front.ts";
import { systemClock } from "../scenarios/scenario.ts";
import { Scenarios } from "../scenarios/scenarios.ts";
import { toSettings } from "../scenarios/settings.ts";
import type { Stub } from "../scenarios/stubs.ts";
import { isBelow, readBaseUrl } from "./base-url.ts";
import { exampleEngine } from "./example-engine.ts";
import { readFetchRequest } from "./fetch-request.ts";
import type { Override } from "./override.ts";

/** What the handlers are made for. */
export interface HandlerOptions extends Pick<ControlOptions, "scenarios" | "clock"> {
  /**
   * Where the API starts, as the client has it; one that begins with a slash is on the origin of the page. Default: where
   * the mock server listens, "http://127.0.0.1:4010/api/openapi/v1".
   */
  readonly baseUrl?: string;
  /** What delays depend on. Default: the empty text. */
  readonly seed?: string;
  /** How long each answer waits, in milliseconds. Default: not at all. */
  readonly delay?: DelayRange;
}

/** Request handlers of MSW that answer for the API, and the control of them. */
export interface MockHandlers extends Array<HttpHandler>, Controllable {
  /**
   * Back to the beginning: overrides, requests and all that scenarios remember are forgotten, and those scenarios are on that
   * were at first. With a key, only what scenarios remember of it is forgotten.
   */
  reset(key?: string): void;
  /**
   * Gives requests of an operation another answer: all until `reset`, or one when it says `once`. It stands in front of all
   * scenarios, and the override that came last in front of others. Requests that are refused do not count, nor those
   * that choose their answer with `Prefer`.
   *
   * @throws Error that names what does not fit the contract.
   * @example
   * ```ts
   * handlers.override("getContact", { status: 404, body: { code: "NOT_FOUND", error: "It was deleted." } });
   * handlers.override("listContacts", { example: "lastPage", once: true });
   * ```
   */
  override<Id extends OperationId>(operationId: Id, override: Override<Id>): void;
}

/**
 * Request handlers for `setupServer` and `setupWorker` of MSW: the examples, keys, scenarios and refusals of the mock
 * server, without a server. Requests to other addresses are left alone.
 *
 * @throws Error when the base URL is none, the settings of the scenarios cannot be used, or the page forbids to compile schemas.
 * @example
 * ```ts
 * const handlers = createHandlers({ baseUrl: "https://api.example/api/openapi/v1" });
 * const server = setupServer(...handlers);
 * ```
 */
export function createHandlers({
  baseUrl = "http://127.0.0.1:4010/api/openapi/v1",
  scenarios: wanted = [],
  clock = systemClock,
  seed,
  delay,
}: HandlerOptions = {}): MockHandlers {
  requireCompiler();
  const base = readBaseUrl(baseUrl);
  const settings = toSettings(wanted);
  const scenarios = new Scenarios(settings, clock);
  const recorded = new RecordedRequests(clock);
  const document = { ...contract, servers: [{ url: base.href }] };
  const front = createFront({ document, engine: exampleEngine, sound: true, seed, delay, scenarios });

  const handler = http.all(
    ({ request }) => isBelow(base, request.url),
    async ({ request }) => {
      const start = performance.now();
      const mockRequest = await readFetchRequest(request);
      const answer = await front(mockRequest);
      recorded.record(mockRequest, answer, performance.now() - start);
      return toResponse(answer, request.method);
    },
  );
  const controls: Omit<MockHandlers, keyof HttpHandler[]> = {
    use: (names) => scenarios.use(names),
    reset: (key) => {
      scenarios.reset(key);
      if (key !== undefined) return;
      scenarios.use(settings.use ?? []);
      recorded.clear();
    },
    requests: () => recorded.list(),
    override: (operationId, { once = false, ...answer }) =>
      scenarios.override({ operationId, ...answer } as Stub, { once }),
  };
  return Object.assign([handler], controls);
}

function toResponse(answer: Answer, method: string): Response {
  const { status, headers } = answer;
  const json = encodeBody(answer);
  if (json === undefined) return new Response(null, { status, headers });
  return new Response(method === "HEAD" ? null : json, {
    status,
    headers: { ...headers, "content-type": "application/json", "content-length": `${json.length}` },
  });
}

/** Schemas become functions when they are first needed; a policy against that would break each request for itself. */
function requireCompiler(): void {
  try {
    new Function("");
  } catch (cause) {
    throw new Error(
      "The mock compiles the schemas of the contract, which the Content-Security-Policy of this page forbids. Allow 'unsafe-eval' in its script-src where the mock runs.",
      { cause },
    );
  }
}
