import { DocumentNode, type OpenApiDocument } from "./document.ts";
import { type CheckParameters, compileParameters } from "./parameters.ts";
import { type CheckRequestBody, compileRequestBody } from "./request-body.ts";
import { Responses } from "./responses.ts";
import type { Routed } from "./router.ts";
import { Schemas } from "./schemas.ts";

/** One operation of the contract, ready to judge requests and to choose answers. */
export interface Operation extends Routed {
  readonly operationId: string;
  /** The header that must carry an API key, undefined when the operation is open to all. */
  readonly keyHeader: string | undefined;
  readonly checkParameters: CheckParameters;
  /** Undefined when the operation takes no body; one that is sent is passed over. */
  readonly checkBody: CheckRequestBody | undefined;
  readonly responses: Responses;
}

const methods = new Set(["get", "put", "post", "delete", "patch", "head", "trace"]);

/**
 * Compiles every operation of a document.
 *
 * @throws Error when the document has no operations, refers outside itself, or holds a schema that cannot be compiled.
 */
export function compileOperations(document: OpenApiDocument): Operation[] {
  const root = DocumentNode.root(document);
  const schemas = new Schemas(document);
  const operations = (root.child("paths")?.children() ?? []).flatMap(([path, item]) =>
    item
      .children()
      .filter(([method]) => methods.has(method))
      .map(([method, node]) => compileOperation(root, schemas, path, item, method, node)),
  );
  if (operations.length === 0) throw new Error("The OpenAPI document has no operations.");
  return operations;
}

function compileOperation(
  root: DocumentNode,
  schemas: Schemas,
  path: string,
  item: DocumentNode,
  method: string,
  node: DocumentNode,
): Operation {
  const operationId = node.text("operationId") ?? `${method.toUpperCase()} ${path}`;
  const parameters = [item, node].flatMap((owner) =>
    (owner.child("parameters")?.children() ?? []).map(([, parameter]) => parameter),
  );
  const body = node.child("requestBody");
  return {
    operationId,
    method: method.toUpperCase(),
    path,
    keyHeader: keyHeaderOf(root, node.child("security") ?? root.child("security")),
    checkParameters: compileParameters(parameters, schemas),
    checkBody: body && compileRequestBody(body, schemas),
    responses: new Responses(operationId, node.child("responses"), schemas),
  };
}

function keyHeaderOf(root: DocumentNode, security: DocumentNode | undefined): string | undefined {
  const schemes = root.child("components")?.child("securitySchemes");
  const required =
    security?.children().flatMap(([, requirement]) => requirement.children().map(([name]) => name)) ?? [];
  return required
    .map((name) => schemes?.child(name))
    .find((scheme) => scheme?.text("type") === "apiKey" && scheme.text("in") === "header")
    ?.text("name")
    ?.toLowerCase();
}
