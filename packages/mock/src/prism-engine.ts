import { createRequire, registerHooks } from "node:module";
import type {
  getHttpOperationsFromSpec,
  IHttpMockConfig,
  IHttpRequest,
  PrismHttpInstance,
} from "@stoplight/prism-http";
import type { OpenApiDocument } from "./document.ts";
import type { Engine } from "./engine.ts";
import { documentForPrism } from "./prism-document.ts";
import { hash } from "./random.ts";
import type { Routed } from "./router.ts";

type Resource = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>;

/** What of Prism is needed. */
interface Prism {
  readonly instance: PrismHttpInstance;
  readonly readDocument: (document: object) => Promise<Resource>;
  /** Draws the names and places of made-up bodies. */
  readonly faker: { seed(seed: number): void };
}

const fakerName = "@faker-js/faker";

/** The front has judged the request by the time Prism is asked. */
const config: IHttpMockConfig = {
  isProxy: false,
  checkSecurity: false,
  validateRequest: false,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
};

/**
 * Prism as the engine. It only makes answers: nothing a client sends reaches it but a seed and the name of an example,
 * as parts of it end the process on headers and paths they cannot parse, and it leaves gaps in judging requests. It
 * gets to see an operation when that is first answered.
 */
export function createPrismEngine(document: OpenApiDocument): Engine {
  const resources = new Map<string, Promise<Resource>>();
  const resourceOf = (operation: Routed): Promise<Resource> => {
    const id = `${operation.method} ${operation.path}`;
    const resource = resources.get(id) ?? readResource(document, operation);
    resources.set(id, resource);
    return resource;
  };

  return async (operation, { status, example, dynamic }, seed) => {
    const { instance, faker } = await loadPrism();
    const resource = await resourceOf(operation);
    const request: IHttpRequest = { method: methodOf(operation), url: { path: operation.path } };
    const mock = { code: status, dynamic, seed, ...(example !== undefined && { exampleKey: example }) };
    const result = await inTurn(() => {
      faker.seed(hash(seed));
      return instance.request(request, resource, { ...config, mock })();
    });
    if (result._tag === "Left") throw result.left;
    const { statusCode, headers = {}, body } = result.right.output;
    return { status: statusCode, headers: sentHeaders(headers), body };
  };
}

/** Loads Prism, once. It consists of a thousand files, so a server does well to listen before. */
export function loadPrism(): Promise<Prism> {
  loaded ??= importPrism();
  return loaded;
}

let loaded: Promise<Prism> | undefined;

async function importPrism(): Promise<Prism> {
  // Prism loads names and places of seventy languages, 40 MB, and uses those of one.
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier === fakerName ? `${fakerName}/locale/en` : specifier, context),
  });
  const [core, http] = await Promise.all([import("@stoplight/prism-core"), import("@stoplight/prism-http")]);
  // The very one that Prism draws from; a dependency of our own might be another copy.
  const requireAsPrism = createRequire(createRequire(import.meta.url).resolve("@stoplight/prism-http"));
  const { faker }: Pick<Prism, "faker"> = requireAsPrism(fakerName);
  hooks.deregister();
  return {
    instance: http.createInstance(config, { logger: core.createLogger("mock", { level: "silent" }) }),
    readDocument: http.getHttpOperationsFromSpec,
    faker,
  };
}

/** Values are drawn from one generator for all, so that one answer is made at a time. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = lastTurn.then(work);
  lastTurn = result.catch(() => undefined);
  return result;
}

let lastTurn: Promise<unknown> = Promise.resolve();

async function readResource(document: OpenApiDocument, operation: Routed): Promise<Resource> {
  const { readDocument } = await loadPrism();
  return readDocument(documentForPrism(document, operation));
}

function methodOf({ method }: Routed): IHttpRequest["method"] {
  return method.toLowerCase() as IHttpRequest["method"];
}

/** Prism yields null for a declared header it has no value for. */
function sentHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name.toLowerCase(), String(value)]],
    ),
  );
}
