import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { demand, type Expectation, inspect } from "./expectation.ts";
import { isObject } from "./json-pointer.ts";

const ajv = new Ajv2020({ strict: false, logger: false });
addFormats.default(ajv);

/** The value is a schema that the instance satisfies. */
export function accepts(instance: unknown): Expectation {
  return demand(`accepts ${inspect(instance)}`, (schema) => {
    const validate = compile(schema);
    return validate(instance) ? undefined : `rejects it: ${ajv.errorsText(validate.errors)}`;
  });
}

/** The value is a schema that the instance violates. */
export function rejects(instance: unknown): Expectation {
  return demand(`rejects ${inspect(instance)}`, (schema) => (compile(schema)(instance) ? "accepts it" : undefined));
}

function compile(schema: unknown): ValidateFunction {
  if (!isObject(schema)) throw new Error(`A schema was expected, not ${inspect(schema)}.`);
  return ajv.compile(schema);
}
