import type { Issue, OperationId } from "@recruiting-outreach/contract";
import { responseValidators } from "@recruiting-outreach/contract/response-validators";
import { issuesOf } from "./issues.ts";

/**
 * One rule of the contract that an answer breaks. `path` says where the value stands, as in the issues of the API itself: `body.` and the names
 * that lead to it, or `status`. `message` says what was expected. Neither quotes a value of the answer, because that may be personal data.
 */
export type ResponseIssue = Readonly<Issue>;

/** Judges the body of a success answer. See {@link validateResponse}. */
export type ValidateResponse = (operationId: OperationId, status: number, body: unknown) => readonly ResponseIssue[];

/**
 * Holds the body of a success answer against the contract: types, required properties, constants, formats, bounds, and closed sets of values,
 * of which a new member is an issue. Properties that the contract does not know are accepted, so that a client goes on working when the
 * service adds one. Given to `createClient` as `validate`, it makes calls with such answers fail.
 *
 * The checks are plain code compiled beforehand; nothing is evaluated at run time, so a content security policy does not stand in the way.
 *
 * @param operationId - the operation that was called
 * @param status - status of the answer; one that the contract does not declare as a success of the operation is an issue
 * @param body - the parsed JSON; it is not changed
 * @returns what is wrong, nothing when the answer keeps to the contract, and no more than 50 issues when it is wrong throughout
 *
 * @example
 * ```ts
 * const client = createClient({ baseUrl, apiKey, validate: validateResponse });
 * ```
 */
export const validateResponse: ValidateResponse = (operationId, status, body) => {
  const validators = responseValidators[operationId];
  const validate = validators[status];
  if (!validate) return [{ path: "status", message: `must be ${Object.keys(validators).join(" or ")}` }];
  return validate(body) ? [] : issuesOf(validate.errors ?? []);
};
