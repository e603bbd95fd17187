import { parse } from "yaml";
import type { Files } from "./files.ts";
import { jsdocDocument } from "./jsdoc-document.ts";
import type { OpenApiDocument } from "./openapi.ts";
import { operationMetadata } from "./operation-metadata.ts";
import { operationStatuses } from "./operation-statuses.ts";
import { RESPONSE_VALIDATOR_TYPES, responseValidators } from "./response-validators.ts";
import { routes } from "./routes.ts";
import { typeDeclarations } from "./type-declarations.ts";

const HEADER = "Made by `pnpm generate` (tools/codegen) from spec/openapi.yaml. Do not edit.";

/**
 * Makes every file of `packages/contract/src` from the text of `spec/openapi.yaml`. The same text gives the same bytes.
 *
 * @throws when the text is not YAML, or lacks what the metadata needs
 */
export async function generate(spec: string): Promise<Files> {
  const document = parse(spec) as OpenApiDocument;
  const files = new Map<string, string>([
    ["openapi.json", `${JSON.stringify({ ...document, "x-generated": HEADER }, null, 2)}\n`],
    ["operations.ts", headed(operationMetadata(document))],
    ["operation-statuses.ts", headed(operationStatuses(document))],
    ["routes.ts", headed(routes(document))],
    ["response-validators.js", headed(responseValidators(document))],
    ["response-validators.d.ts", headed(RESPONSE_VALIDATOR_TYPES)],
    ["types.ts", headed(await typeDeclarations(jsdocDocument(document)))],
    ["index.ts", headed(INDEX)],
  ]);
  return files;
}

function headed(code: string): string {
  return `// ${HEADER}\n\n${code.trim()}\n`;
}

const INDEX = `
export type * from "./types.ts";
export { apiKeyHeader, apiVersion, basePath, operationMetadata } from "./operations.ts";
export type { OperationId } from "./operations.ts";
export { maxUploadBytes, routes, usualRequestsPerMinute } from "./routes.ts";
export type { OperationCalls, Route, RouteOptions } from "./routes.ts";
export { operationStatusDescriptions, operationStatusGroups } from "./operation-statuses.ts";
`;
