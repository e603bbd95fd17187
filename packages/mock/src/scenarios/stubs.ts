import type { Operation } from "../operations.ts";
import { Problem } from "../problems.ts";
import type { Contract, ScenarioExchange, ScriptedAnswer } from "./scenario.ts";

/** An answer of one's own to some requests of an operation. */
export interface Stub {
  readonly operationId: string;
  /** Path parameters that a request must have; upper and lower case differ. Default: any. */
  readonly path?: Readonly<Record<string, string | number | boolean>>;
  /** Query parameters that a request must have; of a repeated one, one value is enough. Default: any. */
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  /** Default: the success of the operation. */
  readonly status?: number;
  /** Name of an example of the contract. Default: the first one of the status. */
  readonly example?: string;
  /** The body, in place of an example. It must fit what the contract declares for the status. */
  readonly body?: unknown;
}

/** The first stub that fits a request gives the answer. */
export type AnswerStub = (exchange: ScenarioExchange) => ScriptedAnswer | undefined;

/** Prepares stubs, and tells what is wrong with them, each fault with its place. */
export function compileStubs(
  stubs: readonly Stub[],
  contract: Contract,
): { readonly answer: AnswerStub; readonly faults: readonly string[] } {
  const faults: string[] = [];
  const compiled = stubs.flatMap((stub, index) => {
    const operation = contract.get(stub.operationId);
    if (!operation) return [];
    const { answer, faults: own } = compileStub(stub, operation, `stubs.${index}`, `stub ${index}`);
    faults.push(...own);
    return [answer];
  });
  return {
    faults,
    answer: (exchange) => {
      for (const answer of compiled) {
        const scripted = answer(exchange);
        if (scripted) return scripted;
      }
      return undefined;
    },
  };
}

/**
 * Prepares one stub, and tells what is wrong with it.
 *
 * @param place How faults name it.
 * @param reason How the log names it. Default: like faults.
 */
export function compileStub(
  stub: Stub,
  operation: Operation,
  place: string,
  reason: string = place,
): { readonly answer: AnswerStub; readonly faults: readonly string[] } {
  const unknown = [...unknownNames(stub, operation, "path"), ...unknownNames(stub, operation, "query")];
  const { status, body, faults } = answerOf(stub, operation, place);
  return {
    faults: [...unknown.map((name) => `${place}.${name} is no parameter of ${stub.operationId}`), ...faults],
    answer: (exchange) => (fits(stub, exchange) ? { status, body, reason } : undefined),
  };
}

function unknownNames(stub: Stub, { facts }: Operation, place: "path" | "query"): string[] {
  const names = Object.keys(stub[place] ?? {}).filter((name) => !facts.parameterNames[place].includes(name));
  return names.map((name) => `${place}.${name}`);
}

function answerOf(
  { status, example, body }: Stub,
  { responses }: Operation,
  place: string,
): { readonly status: number; readonly body?: unknown; readonly faults: readonly string[] } {
  if (body !== undefined) {
    const wanted = status ?? responses.success;
    const declared = wanted >= 400 || responses.declares(wanted) ? responses.find(wanted) : undefined;
    if (!declared) return { status: wanted, faults: [`${place}.status ${responses.describeStatuses(wanted)}`] };
    const issues = declared.check(body, `${place}.body`);
    return { status: wanted, body, faults: issues.map(({ path, message }) => `${path} ${message}`) };
  }
  try {
    const choice = responses.choose({
      ...(status !== undefined && { status }),
      ...(example !== undefined && { example }),
      dynamic: false,
    });
    if (choice.example === undefined) {
      return { status: choice.status, faults: [`${place} needs a body, as the contract has no example`] };
    }
    return { status: choice.status, body: responses.find(choice.status)?.examples.get(choice.example), faults: [] };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.status === status && error.code !== "INVALID_REQUEST") {
      return { status, body: error.toBody(), faults: [] };
    }
    return { status: error.status, faults: [`${place} ${error.message}`] };
  }
}

function fits({ operationId, path = {}, query = {} }: Stub, exchange: ScenarioExchange): boolean {
  return (
    exchange.operationId === operationId &&
    Object.entries(path).every(([name, value]) => exchange.path[name] === `${value}`) &&
    Object.entries(query).every(([name, value]) => [exchange.query[name]].flat().map(String).includes(`${value}`))
  );
}
