import type { OperationCalls, OperationId, operations } from "@recruiting-outreach/contract";
import type { OutreachErrors, StatusError } from "./errors.ts";
import type { CallOptions } from "./options.ts";

type Parameters<Id extends OperationId, Place extends "path" | "query"> = Known<
  NonNullable<operations[Id]["parameters"][Place]>
>;

/** What has no parameters adds nothing to the arguments. */
type Known<Values> = [Values] extends [never] ? unknown : Values;

type Body<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? WithBytes<Content[keyof Content]>
  : unknown;

/** Files may also be given as bytes. */
type WithBytes<Value> = Value extends { file: Blob } ? Omit<Value, "file"> & { file: Blob | Uint8Array } : Value;

/** Path, query and body of an operation, side by side. */
export type Arguments<Id extends OperationId> = Parameters<Id, "path"> & Parameters<Id, "query"> & Body<Id>;

type Json<Response> = Response extends { content: { "application/json": infer Data } } ? Data : never;

/** What an operation answers when it succeeds. */
export type Data<Id extends OperationId> = Json<
  operations[Id]["responses"][keyof operations[Id]["responses"] & (200 | 202)]
>;

/** Every class with its name as a literal, by which a union of them is told apart. */
type Named = { [Name in keyof OutreachErrors]: OutreachErrors[Name] & { readonly name: Name } };

/** An error answer, told apart by its name. */
export type AnswerError = Extract<Named[keyof Named], StatusError> | Named["RateLimitedError"];

/** What a call resolves to with `throws: false`. */
export type Result<Id extends OperationId> =
  | { data: Data<Id>; error?: undefined; response: Response }
  | { data?: undefined; error: AnswerError; response: Response };

/** Arguments that may be left out where none is needed. */
export type Optional<Args> = Record<never, never> extends Args ? [args?: Args] : [args: Args];

interface Method<Id extends OperationId> {
  (...args: [...Optional<Arguments<Id>>, options: CallOptions & { throws: false }]): Promise<Result<Id>>;
  (...args: [...Optional<Arguments<Id>>, options?: CallOptions & { throws?: true }]): Promise<Data<Id>>;
}

/** One method for each operation of the contract. */
export type Methods = { [Id in keyof OperationCalls]: Method<Id> };
