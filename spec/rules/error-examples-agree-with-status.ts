import { statusOfErrorCode } from "./error-codes.ts";
import type { HouseRule, Problem } from "./house-rule.ts";
import { exampleValues, operations, responses } from "./operations.ts";
import type { SpecNode } from "./spec-node.ts";

/** Readers copy error examples, so what an example says about its status is the status it stands under. */
export const errorExamplesAgreeWithStatus: HouseRule = function* (contract) {
  const seen = new Set<string>();
  for (const problem of operations(contract).flatMap(responses).flatMap(problemsOf)) {
    const identity = `${problem.at.pointer} ${problem.message}`;
    if (!seen.has(identity)) yield problem;
    seen.add(identity);
  }
};

function problemsOf({ status, response }: { status: string; response: SpecNode }): Problem[] {
  if (!/^[45]|^default$/.test(status)) return [];
  const retryAfter = exampleValuesOfHeader(response.at("headers", "Retry-After").follow());
  return response
    .at("content")
    .children()
    .flatMap(exampleValues)
    .flatMap((body) => [
      ...statusCodeProblems(status, body.at("statusCode")),
      ...codeProblems(status, body.at("code")),
      ...retryAfterProblems(retryAfter, body.at("retryAfterSeconds")),
    ]);
}

function statusCodeProblems(status: string, statusCode: SpecNode): Problem[] {
  if (!statusCode.exists || matches(status, statusCode.value)) return [];
  return [{ at: statusCode, message: `Write the status this example stands under, ${status}, or move the example.` }];
}

function codeProblems(status: string, code: SpecNode): Problem[] {
  if (!code.exists) return [];
  const known = Object.keys(statusOfErrorCode);
  if (!known.includes(code.text ?? "")) {
    return [
      { at: code, message: `Use a known error code: ${known.join(", ")}. New ones go into rules/error-codes.ts.` },
    ];
  }
  const expected = statusOfErrorCode[code.text ?? ""];
  if (matches(status, expected)) return [];
  return [{ at: code, message: `${code.text} belongs to status ${expected}, not ${status}: change one of them.` }];
}

function retryAfterProblems(headerValues: readonly string[], retryAfterSeconds: SpecNode): Problem[] {
  if (!retryAfterSeconds.exists || headerValues.length === 0) return [];
  if (headerValues.includes(String(retryAfterSeconds.value))) return [];
  return [
    {
      at: retryAfterSeconds,
      message: `Write the number of seconds that the Retry-After header shows: ${headerValues.join(" or ")}.`,
    },
  ];
}

function exampleValuesOfHeader(header: SpecNode): string[] {
  const ofSchema = header.at("schema").follow().at("examples").children();
  return [...exampleValues(header), ...ofSchema].map(({ value }) => String(value));
}

/** `status` as a key among responses: `default` stands for any, `4XX` for its hundred. */
function matches(status: string, actual: unknown): boolean {
  if (status === "default") return true;
  return /^[45]XX$/i.test(status) ? String(actual)[0] === status[0] : String(actual) === status;
}
