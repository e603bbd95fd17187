import contract from "@recruiting-outreach/contract/openapi.json" with { type: "json" };
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { DocumentNode } from "../document.ts";

/** A request that the contract itself gives as an example, with the status it succeeds with. */
export interface ExampleRequest {
  readonly operationId: string;
  readonly path: string;
  readonly init: RequestInit;
  readonly success: number;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addFormat("binary", true);
ajv.addSchema(contract, "contract");

const operations = (DocumentNode.root(contract).child("paths")?.children() ?? []).flatMap(([path, item]) =>
  item.children().map(([method, node]) => ({ operationId: node.text("operationId") ?? "", method, path, node })),
);

/** One valid request per operation, put together from the examples of the contract. */
export const exampleRequests: readonly ExampleRequest[] = operations.map(({ operationId, method, path, node }) => ({
  operationId,
  path: withExampleParameters(path, node),
  init: { method: method.toUpperCase(), ...exampleBody(node) },
  success: Number(
    node
      .child("responses")
      ?.children()
      .find(([status]) => status.startsWith("2"))?.[0],
  ),
}));

/** What the contract finds wrong with an answer of an operation; nothing when it is right. */
export function violations(operationId: string, status: number, body: unknown): string[] {
  const responses = operations.find((operation) => operation.operationId === operationId)?.node.child("responses");
  const response = [`${status}`, `${Math.floor(status / 100)}XX`, "default"]
    .map((key) => responses?.child(key))
    .find((node) => node !== undefined);
  const schema = response?.child("content")?.child("application/json")?.child("schema");
  if (!schema) return [`${operationId} declares no body for ${status}`];
  const validate = ajv.compile({ $ref: `contract#${encodeURI(schema.pointer)}` });
  return validate(body) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

function withExampleParameters(path: string, operation: DocumentNode): string {
  const parameters = (operation.child("parameters")?.children() ?? []).map(([, parameter]) => parameter);
  return parameters
    .filter((parameter) => parameter.get("in") === "path")
    .reduce((filled, parameter) => filled.replace(`{${parameter.text("name")}}`, `${firstExample(parameter)}`), path);
}

function exampleBody(operation: DocumentNode): RequestInit {
  const [content] = operation.child("requestBody")?.child("content")?.children() ?? [];
  if (!content) return {};
  const [mediaType, node] = content;
  const example = firstExample(node);
  if (mediaType !== "multipart/form-data") {
    return { headers: { "content-type": mediaType }, body: JSON.stringify(example) };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(example as Record<string, string>)) {
    form.set(name, name === "file" ? new File([value], "example.pdf") : value);
  }
  return { body: form };
}

function firstExample(node: DocumentNode): unknown {
  return node.child("examples")?.children()[0]?.[1].get("value");
}
