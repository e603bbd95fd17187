import { type Answer, sentHeaders } from "./answer.ts";
import { corsHeaders, preflightHeaders } from "./cors.ts";
import { type DelayRange, delaysWithin, pause } from "./delay.ts";
import { basePathOf, type OpenApiDocument } from "./document.ts";
import type { Engine } from "./engine.ts";
import { health, healthPath } from "./health.ts";
import { judge } from "./judge.ts";
import type { MockRequest } from "./mock-request.ts";
import { compileOperations, type Operation } from "./operations.ts";
import { type Preferences, readPreferences } from "./preferences.ts";
import { problemAnswer } from "./problem-answer.ts";
import { Problem } from "./problems.ts";
import { createResponder } from "./responder.ts";
import { Router } from "./router.ts";
import { Scenarios } from "./scenarios/scenarios.ts";
import { withoutHost } from "./target.ts";

/** What a front is made of. */
export interface FrontOptions {
  readonly document: OpenApiDocument;
  readonly engine: Engine;
  /** Whether the document is known to have no schema that cannot be compiled. */
  readonly sound: boolean;
  /** What made-up bodies and delays depend on. Default: the empty text. */
  readonly seed?: string | undefined;
  /** How long answers wait. Default: not at all. */
  readonly delay?: DelayRange | undefined;
  /** What answers depend on beside the request. Default: magic keys alone. */
  readonly scenarios?: Scenarios | undefined;
}

/** Answers requests as the API of one document would. Never rejects. */
export type Front = (request: MockRequest) => Promise<Answer>;

/**
 * Puts the judging of requests before the engine that makes the answers. Runs wherever JavaScript does.
 *
 * @throws DocumentError when the document cannot be served.
 */
export function createFront({
  document,
  engine,
  sound,
  seed = "",
  delay,
  scenarios = new Scenarios(),
}: FrontOptions): Front {
  const basePath = basePathOf(document);
  const operations = compileOperations(document, { sound });
  const router = new Router(operations);
  const respond = createResponder(engine, seed);
  scenarios.serve(operations);
  const nextDelay = delay && delaysWithin(delay, seed);

  return async (request) => {
    const cors = corsHeaders(request);
    if (request.method === "OPTIONS") {
      return { status: 204, headers: { ...cors, ...preflightHeaders(request) }, reason: "preflight" };
    }
    const { path, query } = splitTarget(request.url);
    if (path === healthPath) return { ...health(operations.length), headers: cors };

    const usualDelay = nextDelay?.();
    let preferences: Preferences | undefined;
    let operation: Operation | undefined;
    let answer: Answer;
    try {
      preferences = readPreferences(request.headers["prefer"], query);
      const match = router.match(request.method, withoutBase(path, basePath));
      operation = match.operation;
      answer =
        scenarios.admit(operation, request) ??
        (await scenarios.respond(await judge(request, match, query, preferences), respond));
    } catch (error) {
      answer = problemAnswer(error, operation);
    }
    const milliseconds = preferences?.delay ?? usualDelay ?? 0;
    if (milliseconds > 0) await pause(milliseconds, request.signal);
    return { ...answer, headers: { ...sentHeaders(answer), ...cors } };
  };
}

function splitTarget(target: string): { path: string; query: URLSearchParams } {
  const [address = "", ...query] = target.split("?");
  return { path: withoutHost(address), query: new URLSearchParams(query.join("?")) };
}

function withoutBase(path: string, basePath: string): string {
  if (path.startsWith(`${basePath}/`)) return path.slice(basePath.length);
  throw new Problem("NOT_FOUND", {
    sentence: `There is no operation at ${path}. The API starts at ${basePath}.`,
    reason: `the API starts at ${basePath}`,
  });
}
