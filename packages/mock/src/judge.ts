import { requireJsonAccepted } from "./accept.ts";
import type { MockRequest } from "./mock-request.ts";
import type { Operation } from "./operations.ts";
import type { Preferences } from "./preferences.ts";
import { invalidRequest, Problem } from "./problems.ts";
import type { Match } from "./router.ts";
import { withoutHost } from "./target.ts";

/** A request that the contract has nothing against. */
export interface ValidRequest {
  readonly operation: Operation;
  /** The API key as sent, undefined when the operation asks for none. */
  readonly key: string | undefined;
  /** Path parameters, typed by the contract. */
  readonly path: Readonly<Record<string, unknown>>;
  /** Those query parameters that the contract names, typed by it. */
  readonly query: Readonly<Record<string, unknown>>;
  /** The JSON, or the fields of the form; undefined without a body. */
  readonly body: unknown;
  readonly preferences: Preferences;
  /** Path and query as sent, without the host. */
  readonly target: string;
}

/**
 * Holds a request against the contract.
 *
 * @throws Problem for the first rule it breaks; INVALID_REQUEST names them all.
 */
export async function judge(
  request: MockRequest,
  { operation, pathParameters }: Match<Operation>,
  searchParameters: URLSearchParams,
  preferences: Preferences,
): Promise<ValidRequest> {
  const { keyHeader } = operation;
  const key = keyHeader === undefined ? undefined : request.headers[keyHeader];
  if (keyHeader !== undefined && !key) throw new Problem("UNAUTHORIZED");
  requireJsonAccepted(request.headers["accept"]);
  const { path, query, findings } = operation.readParameters(pathParameters, searchParameters);
  const body = await operation.readBody?.(request);
  const [first, ...others] = [...findings, ...(body?.findings ?? [])];
  if (first) throw invalidRequest([first, ...others]);
  return { operation, key, path, query, body: body?.value, preferences, target: withoutHost(request.url) };
}
