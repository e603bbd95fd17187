import type { OpenApiDocument } from "./openapi.ts";

/** The source of `operation-statuses.ts`: the meaning of each operation status, and the groups that the contract divides them into. */
export function operationStatuses(document: OpenApiDocument): string {
  const schema = document.components.schemas["OperationStatus"];
  const descriptions = schema?.["x-enum-descriptions"];
  const groups = schema?.["x-status-groups"];
  if (!descriptions || !groups) throw new Error("OperationStatus needs x-enum-descriptions and x-status-groups");
  return `
/** What each operation status means. */
export const operationStatusDescriptions = ${JSON.stringify(descriptions, null, 2)} as const;

/** Operation statuses by what a caller may expect: \`final\` ones stay, \`moving\` ones go on by themselves, \`stuck\` ones wait for a person. */
export const operationStatusGroups = ${JSON.stringify(groups, null, 2)} as const;
`;
}
