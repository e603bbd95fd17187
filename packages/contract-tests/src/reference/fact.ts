import type { ContractView } from "./contract-view.ts";
import { toExpectation } from "./expectation.ts";
import { resolvePointer } from "./json-pointer.ts";

/**
 * One statement of the reference, or one decision where the reference is open: in the view of this operation (or of
 * `document`) this pointer finds this value or meets this expectation, according to this section of the reference. A
 * section that starts with `Provisional:` names a decision.
 */
export type Fact = readonly [operationId: string, pointer: string, expected: unknown, section: string];

/** Says a fact in one line, for example `listOperations /query/limit/schema/maximum is 25 (Endpoints: GET /operations)`. */
export function titleOf([operationId, pointer, expected, section]: Fact): string {
  return `${operationId} ${pointer} ${toExpectation(expected).label} (${section})`;
}

/** Holds a contract to a fact and says what is wrong, or undefined when the fact stands. */
export function faultOf(contract: ContractView, [operationId, pointer, expected]: Fact): string | undefined {
  const root = operationId === "document" ? contract.document : contract.operations[operationId];
  return toExpectation(expected).faultIn(resolvePointer(root, pointer));
}
