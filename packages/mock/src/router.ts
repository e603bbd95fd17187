import { Problem } from "./problems.ts";

/** What the router needs to know of an operation. */
export interface Routed {
  /** In capitals. */
  readonly method: string;
  /** The path template, as in "/contacts/{contactId}". */
  readonly path: string;
}

/** The operation that a request means, with the decoded values of its path parameters. */
export interface Match<Operation extends Routed> {
  readonly operation: Operation;
  readonly pathParameters: Readonly<Record<string, string>>;
}

/** Finds the operation for a method and a path. HEAD means GET where there is no HEAD of its own. */
export class Router<Operation extends Routed> {
  readonly #routes: readonly { readonly operation: Operation; readonly template: Template }[];

  constructor(operations: readonly Operation[]) {
    this.#routes = operations
      .toSorted((one, other) => countParameters(one) - countParameters(other))
      .map((operation) => ({ operation, template: templateOf(operation) }));
  }

  /**
   * @throws Problem NOT_FOUND for a path of no operation, METHOD_NOT_ALLOWED (with the Allow header) for a path that has
   * operations but none of this method, INVALID_REQUEST for a percent escape that cannot be decoded.
   */
  match(method: string, path: string): Match<Operation> {
    const segments = path.split("/").map(decodeSegment);
    const matches = this.#routes.flatMap(({ operation, template }) => {
      const pathParameters = matchSegments(template, segments);
      return pathParameters ? [{ operation, pathParameters }] : [];
    });
    if (matches.length === 0) {
      throw new Problem("NOT_FOUND", { sentence: `There is no operation at ${path}.` });
    }
    const ofMethod = (wanted: string): Match<Operation> | undefined =>
      matches.find(({ operation }) => operation.method === wanted);
    const match = ofMethod(method) ?? (method === "HEAD" ? ofMethod("GET") : undefined);
    if (match) return match;
    const allow = allowedMethods(matches.map(({ operation }) => operation.method)).join(", ");
    throw new Problem("METHOD_NOT_ALLOWED", {
      sentence: `${path} takes ${allow}.`,
      reason: `this address takes ${allow}`,
      headers: { allow },
    });
  }
}

function allowedMethods(methods: readonly string[]): string[] {
  return [...new Set([...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"])].toSorted();
}

function countParameters({ path }: Routed): number {
  return path.split("{").length;
}

/** The segments of a path: text that is written out, or the name of a parameter. */
type Template = readonly { readonly text: string; readonly parameter: string | undefined }[];

function templateOf({ path }: Routed): Template {
  return path.split("/").map((text) => ({ text, parameter: /^\{(.+)\}$/.exec(text)?.[1] }));
}

function matchSegments(template: Template, segments: readonly string[]): Record<string, string> | undefined {
  if (template.length !== segments.length) return undefined;
  const parameters: [name: string, value: string][] = [];
  for (const [index, { text, parameter }] of template.entries()) {
    const segment = segments[index] ?? "";
    if (parameter === undefined ? segment !== text : segment === "") return undefined;
    if (parameter !== undefined) parameters.push([parameter, segment]);
  }
  return Object.fromEntries(parameters);
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    const sentence = "The path holds a percent sign that starts no valid escape. Write a plain percent sign as %25.";
    throw new Problem("INVALID_REQUEST", { sentence, reason: sentence });
  }
}
