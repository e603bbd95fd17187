import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import type { OpenApiDocument } from "./openapi.ts";

/** The source of `types.ts`. The one function that knows which generator makes our types. */
export async function typeDeclarations(document: OpenApiDocument): Promise<string> {
  const nodes = await openapiTS(document as unknown as OpenAPI3, {
    alphabetize: true,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
    transform: (schema) =>
      schema.format === "binary" ? ts.factory.createTypeReferenceNode(ts.factory.createIdentifier("Blob")) : undefined,
  });
  return astToString(nodes);
}
