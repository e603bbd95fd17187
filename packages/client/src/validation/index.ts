export type { ResponseIssue, ValidateResponse } from "./validate-response.ts";
export { validateResponse } from "./validate-response.ts";
