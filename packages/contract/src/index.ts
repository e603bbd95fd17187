// Made by `pnpm generate` (tools/codegen) from spec/openapi.yaml. Do not edit.

export type * from "./types.ts";
export { apiKeyHeader, apiVersion, basePath, operationMetadata } from "./operations.ts";
export type { OperationId } from "./operations.ts";
export { maxUploadBytes, routes, usualRequestsPerMinute } from "./routes.ts";
export type { OperationCalls, Route, RouteOptions } from "./routes.ts";
export { operationStatusDescriptions, operationStatusGroups } from "./operation-statuses.ts";
