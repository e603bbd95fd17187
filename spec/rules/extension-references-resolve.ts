import type { HouseRule, Problem } from "./house-rule.ts";
import { operations, parameters, parametersNamed, requestMediaTypes, successResponses } from "./operations.ts";
import { pointerTokens, type SpecNode } from "./spec-node.ts";

/** Names and pointers inside extensions lead to something the operation has. */
export const extensionReferencesResolve: HouseRule = function* (contract) {
  for (const operation of operations(contract)) {
    yield* paginationProblems(contract, operation);
    yield* paidProblems(operation);
    yield* rateLimitProblems(contract, operation);
  }
};

function* paginationProblems(contract: SpecNode, operation: SpecNode): Generator<Problem> {
  const pagination = operation.at("x-pagination");
  const inBody = pagination.at("in").value === "body";
  const names = inBody ? bodyFields(operation) : parametersNamed(contract, operation, "query");
  for (const role of ["limit", "page", "cursor"]) {
    yield* nameProblems(pagination.at(role), names, inBody ? "field of the request body" : "query parameter");
  }
  for (const role of ["items", "nextCursor", "total"]) yield* pointerProblems(pagination.at(role), operation);
}

function* paidProblems(operation: SpecNode): Generator<Problem> {
  const paid = operation.at("x-paid");
  yield* nameProblems(paid.at("reserve"), bodyFields(operation), "field of the request body");
  yield* pointerProblems(paid.at("items"), operation);
}

function* rateLimitProblems(contract: SpecNode, operation: SpecNode): Generator<Problem> {
  const names = new Set(parameters(contract, operation).map((parameter) => parameter.at("name").text ?? ""));
  for (const limit of operation.at("x-rate-limit").children()) {
    yield* nameProblems(limit.at("condition", "parameter"), names, "parameter");
  }
}

function* nameProblems(node: SpecNode, names: ReadonlySet<string>, what: string): Generator<Problem> {
  if (node.text === undefined || names.has(node.text)) return;
  yield {
    at: node,
    message: `Name a ${what} of this operation instead of ${node.text}: ${[...names].join(", ") || "it has none"}.`,
  };
}

function* pointerProblems(node: SpecNode, operation: SpecNode): Generator<Problem> {
  if (node.text === undefined) return;
  const bodies = successResponses(operation).map((response) => response.at("content", "application/json", "schema"));
  if (bodies.some((body) => leadsSomewhere(body, pointerTokens(node.text ?? "")))) return;
  yield { at: node, message: `Point at a property of the successful JSON answer; ${node.text} leads nowhere there.` };
}

function leadsSomewhere(schema: SpecNode, [token, ...rest]: readonly string[]): boolean {
  const target = schema.follow();
  if (token === undefined) return target.exists;
  const branches = [...target.at("anyOf").children(), ...target.at("oneOf").children()];
  if (branches.some((branch) => leadsSomewhere(branch, [token, ...rest]))) return true;
  return target.at("properties").has(token) && leadsSomewhere(target.at("properties", token), rest);
}

function bodyFields(operation: SpecNode): Set<string> {
  return new Set(
    requestMediaTypes(operation).flatMap((mediaType) =>
      mediaType
        .at("schema")
        .follow()
        .at("properties")
        .children()
        .map((property) => property.key),
    ),
  );
}
