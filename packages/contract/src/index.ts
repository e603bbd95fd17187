// Made by `pnpm generate` (tools/codegen) from spec/openapi.yaml. Do not edit.

export type * from "./types.ts";
export { apiKeyHeader, apiVersion, basePath, operationMetadata } from "./operations.ts";
export type { OperationId } from "./operations.ts";
export { operationStatusDescriptions, operationStatusGroups } from "./operation-statuses.ts";
