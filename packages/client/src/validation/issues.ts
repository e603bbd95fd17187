import type { ResponseViolation } from "@recruiting-outreach/contract/response-validators";
import type { ResponseIssue } from "./validate-response.ts";

/** Enough to see what is wrong; an answer that is wrong throughout would fill logs. */
const MOST_ISSUES = 50;

/** What validators found, in the words of the API's own issues. */
export function issuesOf(violations: readonly ResponseViolation[]): ResponseIssue[] {
  const telling = violations.filter((violation) => !isEcho(violation));
  return (telling.length > 0 ? telling : violations).slice(0, MOST_ISSUES).map(toIssue);
}

/** A choice between a value and null reports the value, the null and itself, and a name reports itself and its owner; the first one says it all. */
function isEcho({ keyword, params }: ResponseViolation): boolean {
  return ["anyOf", "oneOf", "propertyNames"].includes(keyword) || (keyword === "type" && params["type"] === "null");
}

function toIssue({ instancePath, keyword, params, message, propertyName }: ResponseViolation): ResponseIssue {
  const steps = instancePath.split("/").slice(1).map(unescapeToken);
  const last = keyword === "required" ? params["missingProperty"] : propertyName;
  return {
    path: ["body", ...steps, ...(last === undefined ? [] : [last])].join("."),
    message: `${propertyName === undefined ? "" : "name "}${rule(keyword, params) ?? message}`,
  };
}

function rule(keyword: string, params: ResponseViolation["params"]): string | undefined {
  switch (keyword) {
    case "required":
      return "is required";
    case "enum":
      return `must be one of ${[params["allowedValues"]].flat().join(", ")}`;
    case "const":
      return `must be ${JSON.stringify(params["allowedValue"])}`;
    default:
      return undefined;
  }
}

function unescapeToken(token: string): string {
  return token.replaceAll("~1", "/").replaceAll("~0", "~");
}
