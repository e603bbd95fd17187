// Made by `pnpm generate` (tools/codegen) from spec/openapi.yaml. Do not edit.

import type { OperationId } from "@recruiting-outreach/contract";

/** A rule that a body breaks. */
export interface ResponseViolation {
  /** JSON pointer to the value; empty for the body as a whole. */
  readonly instancePath: string;
  /** Keyword of JSON Schema that states the rule. */
  readonly keyword: string;
  /** What the rule asks for. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The rule in words; it never quotes the value. */
  readonly message: string;
  /** Name of a property, when it is the name that breaks the rule. */
  readonly propertyName?: string;
}

/** Tells whether a body is what the contract declares, apart from properties that the contract does not know. */
export interface ResponseValidator {
  (body: unknown): boolean;
  /** What was wrong with the last body, if anything was. */
  readonly errors?: readonly ResponseViolation[] | null;
}

/** Validators of success answers by operationId and status. */
export declare const responseValidators: Readonly<Record<OperationId, Readonly<Record<number, ResponseValidator>>>>;
