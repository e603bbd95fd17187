import type { Answer } from "./answer.ts";
import type { Operation } from "./operations.ts";
import { Problem } from "./problems.ts";

/** The answer that an error leads to, in the form that the operation declares. */
export function problemAnswer(error: unknown, operation: Operation | undefined): Answer {
  const problem = error instanceof Problem ? error : new Problem("UNHANDLED_EXCEPTION", { reason: `${error}` });
  const { status, headers, reason } = problem;
  return {
    status,
    headers,
    body: problemBody(problem, operation),
    ...(operation && { operationId: operation.operationId }),
    reason,
  };
}

/** An operation may declare a form of its own for a status; its example then carries the sentence. */
function problemBody(problem: Problem, operation: Operation | undefined): object {
  const body = problem.toBody();
  const declared = operation?.responses.find(problem.status);
  if (!declared || declared.check(body, "body").length === 0) return body;
  const example = [...declared.examples.values()].find((value) => typeof value === "object" && value !== null);
  return example ? { ...example, error: problem.message } : body;
}
