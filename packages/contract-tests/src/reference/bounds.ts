import type { ContractView } from "./contract-view.ts";
import { type Fact, faultOf } from "./fact.ts";
import { isObject, resolvePointer, toToken } from "./json-pointer.ts";

const boundKeywords = new Set([
  "enum",
  "const",
  "pattern",
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minItems",
  "maxItems",
  "uniqueItems",
  "minProperties",
  "maxProperties",
]);

const annotations = new Set(["description", "example", "examples", "default"]);

/**
 * Finds the bounds that an operation sets on its own account: they are not marked provisional, neither themselves nor
 * anything around them, and no fact misses them when they are taken away.
 *
 * @returns pointers into the view of the operation
 */
export function unstatedBounds(contract: ContractView, operationId: string, facts: readonly Fact[]): string[] {
  const operation = contract.operations[operationId];
  const own = facts.filter((fact) => fact[0] === operationId);
  if (operation === undefined) return [];
  return unmarkedBounds(operation, "").filter((pointer) => {
    const changed = structuredClone(operation);
    const end = pointer.lastIndexOf("/");
    const parent = resolvePointer(changed, pointer.slice(0, end));
    if (parent.found) Reflect.deleteProperty(Object(parent.value), pointer.slice(end + 1));
    const view = { ...contract, operations: { [operationId]: changed } };
    return own.every((fact) => faultOf(view, fact) === faultOf(contract, fact));
  });
}

function unmarkedBounds(node: unknown, pointer: string): string[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => unmarkedBounds(item, `${pointer}/${index}`));
  if (!isObject(node) || "x-provisional" in node) return [];
  return Object.entries(node)
    .filter(([name]) => !annotations.has(name))
    .flatMap(([name, value]) => {
      const own = `${pointer}/${toToken(name)}`;
      return boundKeywords.has(name) && !isObject(value) ? [own] : unmarkedBounds(value, own);
    });
}
