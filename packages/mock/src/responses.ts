import type { DocumentNode } from "./document.ts";
import type { Preferences } from "./preferences.ts";
import { codeOfStatus, Problem, problemStatuses } from "./problems.ts";
import type { Check, Schemas } from "./schemas.ts";

/** One response the contract declares for an operation. */
export interface DeclaredResponse {
  /** By name, in the order of the contract. */
  readonly examples: ReadonlyMap<string, unknown>;
  /** Judges a body; takes any when the contract declares none. */
  readonly check: Check;
}

/** The answer that a valid request gets. */
export interface Choice {
  readonly status: number;
  /** The named example that becomes the body; without one the body is made from the schema. */
  readonly example?: string;
  /** Whether a body made from the schema holds made-up values. */
  readonly dynamic: boolean;
}

/** The responses of one operation. */
export class Responses {
  readonly #operationId: string;
  readonly #declared: ReadonlyMap<string, DeclaredResponse>;

  constructor(operationId: string, node: DocumentNode | undefined, schemas: Schemas) {
    this.#operationId = operationId;
    this.#declared = new Map(
      (node?.children() ?? []).map(([status, response]) => [status.toUpperCase(), readResponse(response, schemas)]),
    );
  }

  /** What the contract declares for a status: by itself, by its range, or by default. */
  find(status: number): DeclaredResponse | undefined {
    return this.#specific(status) ?? this.#declared.get("DEFAULT");
  }

  /** Whether the contract declares a status by itself, not only by a range or by default. */
  declares(status: number): boolean {
    return this.#declared.has(`${status}`);
  }

  /**
   * Chooses the answer to a valid request: the success of the operation, or what the request prefers. The default
   * response stands for the errors that the API has a code for.
   *
   * @throws Problem INVALID_REQUEST for a status or an example the operation does not have; the preferred problem
   * itself where the contract has no example of it.
   */
  choose({ status = this.success, example, dynamic }: Preferences): Choice {
    const code = codeOfStatus(status);
    const specific = this.#specific(status);
    const response = specific ?? (code && this.#declared.get("DEFAULT"));
    if (!response) {
      const sentence = this.describeStatuses(status);
      throw new Problem("INVALID_REQUEST", { sentence, reason: sentence });
    }

    const names = [...response.examples.keys()];
    const fitting = names.filter((name) => code !== undefined && codeIn(response.examples.get(name)) === code);
    const offered = specific && fitting.length === 0 ? names : fitting;
    if (example !== undefined) {
      if (offered.includes(example)) return { status, example, dynamic: false };
      throw new Problem("INVALID_REQUEST", {
        sentence: this.#describeExamples(status, example, offered),
        reason: `the preferred example does not exist for status ${status}`,
      });
    }
    if (dynamic && status < 400) return { status, dynamic };
    const [first] = offered;
    if (first !== undefined) return { status, example: first, dynamic: false };
    if (!specific && code) throw new Problem(code);
    return { status, dynamic: false };
  }

  /** The status of a request that went well. */
  get success(): number {
    const statuses = [...this.#declared.keys()].filter((status) => /^2\d\d$/.test(status)).map(Number);
    return statuses.length > 0 ? Math.min(...statuses) : 200;
  }

  #specific(status: number): DeclaredResponse | undefined {
    return this.#declared.get(`${status}`) ?? this.#declared.get(`${Math.floor(status / 100)}XX`);
  }

  /** A sentence for whoever wanted a status that the operation does not answer. */
  describeStatuses(status: number): string {
    const declared = [...this.#declared.keys()].filter((key) => key !== "DEFAULT");
    const covered = this.#declared.has("DEFAULT") ? problemStatuses.map(String) : [];
    const statuses = [...new Set([...declared, ...covered])].toSorted().join(", ");
    return `${this.#operationId} does not answer ${status}. It answers ${statuses}.`;
  }

  #describeExamples(status: number, example: string, offered: readonly string[]): string {
    const names = offered.length > 0 ? `It has ${offered.join(", ")}.` : "It has none.";
    return `${this.#operationId} has no example ${JSON.stringify(example)} for status ${status}. ${names}`;
  }
}

function readResponse(node: DocumentNode, schemas: Schemas): DeclaredResponse {
  const content = node.child("content")?.child("application/json");
  const schema = content?.child("schema");
  const single = content?.child("example");
  const named = content?.child("examples")?.children() ?? [];
  return {
    examples: new Map(single ? [["default", single.value]] : named.map(([name, node]) => [name, node.get("value")])),
    check: schema ? schemas.ofJson(schema) : () => [],
  };
}

function codeIn(body: unknown): unknown {
  return typeof body === "object" && body !== null && "code" in body ? body.code : undefined;
}
