import { DocumentError, DocumentNode, type OpenApiDocument } from "./document.ts";
import { compileParameters, type ReadParameters } from "./parameters.ts";
import { compileRequestBody, type ReadRequestBody } from "./request-body.ts";
import { Responses } from "./responses.ts";
import type { Routed } from "./router.ts";
import { type OperationFacts, readFacts } from "./scenarios/facts.ts";
import { Schemas } from "./schemas.ts";

/** One operation of the contract, ready to judge requests and to choose answers. */
export interface Operation extends Routed {
  readonly operationId: string;
  /** The header that must carry an API key, undefined when the operation is open to all. */
  readonly keyHeader: string | undefined;
  readonly readParameters: ReadParameters;
  /** Undefined when the operation takes no body; one that is sent is passed over. */
  readonly readBody: ReadRequestBody | undefined;
  readonly responses: Responses;
  readonly facts: OperationFacts;
}

const methods = new Set(["get", "put", "post", "delete", "patch", "head", "trace"]);

/**
 * Reads every operation of a document. Its schemas are compiled as they are needed, or at once when the document is not
 * known to be sound.
 *
 * @throws DocumentError when the document has no operations, refers outside itself, or holds a schema that cannot be
 * compiled.
 */
export function compileOperations(document: OpenApiDocument, { sound }: { readonly sound: boolean }): Operation[] {
  const root = DocumentNode.root(document);
  const schemas = new Schemas(document);
  const operations = (root.child("paths")?.children() ?? []).flatMap(([path, item]) =>
    item
      .children()
      .filter(([method]) => methods.has(method))
      .map(([method, node]) => compileOperation(root, schemas, path, item, method, node)),
  );
  if (operations.length === 0) throw new DocumentError("The OpenAPI document has no operations.", "/paths");
  if (!sound) schemas.compileAll();
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
    readParameters: compileParameters(parameters, schemas, `${node.pointer}/parameters`),
    readBody: body && compileRequestBody(body, schemas),
    responses: new Responses(operationId, node.child("responses"), schemas),
    facts: readFacts(node, parameters),
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
