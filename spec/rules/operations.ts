import type { SpecNode } from "./spec-node.ts";

const methods: ReadonlySet<string> = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace"]);

export function operations(contract: SpecNode): SpecNode[] {
  return contract
    .at("paths")
    .children()
    .flatMap((pathItem) => pathItem.children().filter((member) => methods.has(member.key)));
}

/** What a person calls the operation: its operationId, or its place where it has none. */
export function operationName(operation: SpecNode): string {
  return operation.at("operationId").text ?? operation.pointer;
}

/** The parameters of an operation and of its path, references followed. */
export function parameters(contract: SpecNode, operation: SpecNode): SpecNode[] {
  const pathItem = contract.at(...operation.path.slice(0, -1));
  return [...pathItem.at("parameters").children(), ...operation.at("parameters").children()].map((parameter) =>
    parameter.follow(),
  );
}

export function parametersNamed(contract: SpecNode, operation: SpecNode, place: string): Set<string> {
  return new Set(
    parameters(contract, operation)
      .filter((parameter) => parameter.at("in").value === place)
      .map((parameter) => parameter.at("name").text ?? ""),
  );
}

export function requestMediaTypes(operation: SpecNode): SpecNode[] {
  return operation.at("requestBody").follow().at("content").children();
}

/** A declared answer: `status` is the key as written, such as `200`, `4XX` or `default`. */
export interface DeclaredResponse {
  status: string;
  response: SpecNode;
}

export function responses(operation: SpecNode): DeclaredResponse[] {
  return operation
    .at("responses")
    .children()
    .map((response) => ({ status: response.key, response: response.follow() }));
}

export function successResponses(operation: SpecNode): SpecNode[] {
  return responses(operation).flatMap(({ status, response }) => (status.startsWith("2") ? [response] : []));
}

/** The values of the examples of a media type, parameter or header, references followed. */
export function exampleValues(holder: SpecNode): SpecNode[] {
  const named = holder
    .at("examples")
    .children()
    .map((example) => example.follow().at("value"));
  return [...named, holder.at("example")].filter((value) => value.exists);
}
