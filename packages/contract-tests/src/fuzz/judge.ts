import { type OperationId, operationMetadata } from "@recruiting-outreach/contract";
import { responseViolations } from "../response-schema.ts";
import type { Answer, Outcome } from "./answer.ts";
import type { FuzzBytes, FuzzRequest } from "./request.ts";

const operationIds = Object.keys(operationMetadata) as OperationId[];

/**
 * Whether every valid request succeeds, as with a mock, or may fail for what the server has stored, as with a service.
 */
export type Success = "always" | "possible";

/** What is wrong with what a request led to, undefined when nothing is. */
export function complaintOf(request: FuzzRequest | FuzzBytes, outcome: Outcome, success: Success): string | undefined {
  if (outcome === "hanging") return "is not answered, and the connection stays open";
  if (outcome === "closed") return request.kind === "garbled bytes" ? undefined : "is not answered";
  const operationId = request.operationId as OperationId;
  switch (request.kind) {
    case "valid":
    case "made up":
      return complaintOfStatus(outcome, operationId, success) ?? complaintOfForm(outcome, [operationId]);
    case "broken bound":
      if (outcome.status !== 400) return `breaks ${request.breaks} and gets ${outcome.status} instead of 400`;
      return complaintOfForm(outcome, [operationId]) ?? complaintOfIssues(outcome);
    case "garbled bytes":
      return complaintOfAny(outcome, operationId);
    default:
      if (request.method === "HEAD" || (request.method === "OPTIONS" && outcome.status === 204)) {
        return outcome.body === "" ? undefined : `is answered with a body to ${request.method}`;
      }
      return complaintOfAny(outcome, operationId);
  }
}

function complaintOfStatus({ status }: Answer, operationId: OperationId, success: Success): string | undefined {
  if (success === "possible") return status < 500 ? undefined : `is valid and gets ${status}`;
  const [declared] = Object.keys(operationMetadata[operationId].responses).filter((key) => key.startsWith("2"));
  return `${status}` === declared ? undefined : `is valid and gets ${status} instead of ${declared}`;
}

/** A garbled request may mean another operation, or none at all. */
function complaintOfAny(answer: Answer, operationId: OperationId): string | undefined {
  if (answer.status >= 500) return `gets ${answer.status}`;
  return complaintOfForm(answer, [operationId, ...operationIds]);
}

function complaintOfIssues({ body }: Answer): string | undefined {
  const { code, issues } = JSON.parse(body);
  return code === "INVALID_REQUEST" && issues?.length > 0 ? undefined : "gets 400 without saying what is wrong";
}

function complaintOfForm(
  { status, contentType, body }: Answer,
  candidates: readonly OperationId[],
): string | undefined {
  const declared = candidates.flatMap((operationId) => {
    const key = declaredKey(operationId, status);
    return key === undefined ? [] : [{ operationId, key }];
  });
  const [first] = declared;
  if (!first) return `gets ${status}, which is not declared`;
  if (!/^application\/json\b/.test(contentType)) return `gets ${status} as ${contentType || "no type"}`;
  const value = parse(body);
  if (value === undefined) return `gets ${status} with a body that is no JSON`;
  if (declared.some(({ operationId, key }) => responseViolations(operationId, key, value).length === 0))
    return undefined;
  const [violation] = responseViolations(first.operationId, first.key, value);
  return `gets ${status} with a body that the contract does not declare: ${violation}`;
}

function declaredKey(operationId: OperationId, status: number): string | undefined {
  const { responses } = operationMetadata[operationId];
  const keys = [`${status}`, `${Math.floor(status / 100)}XX`, ...(status >= 400 ? ["default"] : [])];
  return keys.find((key) => key in responses);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
