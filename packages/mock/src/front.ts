import type { IncomingMessage } from "node:http";
import { requireJsonAccepted } from "./accept.ts";
import { corsHeaders, preflightHeaders } from "./cors.ts";
import { basePathOf, type OpenApiDocument } from "./document.ts";
import { createEngine, type Engine } from "./engine.ts";
import { compileOperations, type Operation } from "./operations.ts";
import { type Preferences, readPreferences } from "./preferences.ts";
import { invalidRequest, Problem } from "./problems.ts";
import { type Match, Router } from "./router.ts";

/** What goes back to the client, and why. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON; nothing is sent when undefined. */
  readonly body?: unknown;
  /** The operation the request means, as far as it could be told. */
  readonly operationId?: string;
  /** The example chosen, or the rule the request broke. Never holds the key. */
  readonly reason: string;
}

/** Answers requests as the API of one document would. Never rejects. */
export type Front = (request: IncomingMessage) => Promise<Answer>;

/** Puts the judging of requests before the engine that makes the answers. */
export async function createFront(document: OpenApiDocument): Promise<Front> {
  const basePath = basePathOf(document);
  const router = new Router(compileOperations(document));
  const engine = await createEngine(document);

  return async (request) => {
    const cors = corsHeaders(request.headers);
    if (request.method === "OPTIONS") {
      return { status: 204, headers: { ...cors, ...preflightHeaders }, reason: "preflight" };
    }
    let operation: Operation | undefined;
    let answer: Answer;
    try {
      const { path, query } = parseTarget(request.url ?? "/", basePath);
      const match = router.match(request.method ?? "GET", path);
      operation = match.operation;
      const preferences = await judge(request, match, query);
      answer = await generate(engine, operation, preferences, `${request.method} ${request.url}`);
    } catch (error) {
      answer = problemAnswer(error, operation);
    }
    return { ...answer, headers: { ...answer.headers, ...cors } };
  };
}

function parseTarget(target: string, basePath: string): { path: string; query: URLSearchParams } {
  const [address = "", ...query] = target.split("?");
  const path = address.replace(/^https?:\/\/[^/]*/i, "");
  if (!path.startsWith(`${basePath}/`)) {
    throw new Problem("NOT_FOUND", { sentence: `There is no operation at ${path}. The API starts at ${basePath}.` });
  }
  return { path: path.slice(basePath.length), query: new URLSearchParams(query.join("?")) };
}

async function judge(
  request: IncomingMessage,
  { operation, pathParameters }: Match<Operation>,
  query: URLSearchParams,
): Promise<Preferences> {
  const { accept, prefer, ...headers } = request.headers;
  if (operation.keyHeader !== undefined && !headers[operation.keyHeader]) throw new Problem("UNAUTHORIZED");
  requireJsonAccepted(accept);
  const preferences = readPreferences(prefer?.toString(), query);
  const inBody = operation.checkBody ? await operation.checkBody(request) : [];
  const [first, ...others] = [...operation.checkParameters(pathParameters, query), ...inBody];
  if (first) throw invalidRequest([first, ...others]);
  return preferences;
}

async function generate(engine: Engine, operation: Operation, preferences: Preferences, seed: string): Promise<Answer> {
  const choice = operation.responses.choose(preferences);
  const { status, headers, body } = await engine(operation, choice, preferences.seed ?? seed);
  return {
    status,
    headers: { ...headers, ...retryAfter(status, body) },
    body,
    operationId: operation.operationId,
    reason: choice.example === undefined ? "made from the schema" : `example ${choice.example}`,
  };
}

/** The header and the body of a 429 name one delay. */
function retryAfter(status: number, body: unknown): Record<string, string> {
  if (status !== 429 || !isObject(body)) return {};
  const { retryAfterSeconds } = body;
  return typeof retryAfterSeconds === "number" ? { "retry-after": `${retryAfterSeconds}` } : {};
}

function problemAnswer(error: unknown, operation: Operation | undefined): Answer {
  const problem = error instanceof Problem ? error : new Problem("UNHANDLED_EXCEPTION");
  const { status, headers } = problem;
  return {
    status,
    headers,
    body: problemBody(problem, operation),
    ...(operation && { operationId: operation.operationId }),
    reason: problem === error ? problem.message : `${problem.message} ${error}`,
  };
}

/** An operation may declare a form of its own for a status; its example then carries the sentence. */
function problemBody(problem: Problem, operation: Operation | undefined): object {
  const body = problem.toBody();
  const declared = operation?.responses.find(problem.status);
  if (!declared || declared.check(body, "body").length === 0) return body;
  const example = [...declared.examples.values()].find(isObject);
  return example ? { ...example, error: problem.message } : body;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
