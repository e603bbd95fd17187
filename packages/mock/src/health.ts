import type { Answer } from "./answer.ts";

/** Where whoever runs the mock asks whether it is up. No key is needed. */
export const healthPath = "/__mock/health";

/** Says that the mock answers, and for how many operations. */
export function health(operations: number): Answer {
  return { status: 200, headers: {}, body: { status: "ok", operations }, reason: "health" };
}
