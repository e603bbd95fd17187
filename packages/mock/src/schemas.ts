import type { Issue } from "@recruiting-outreach/contract";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { DocumentNode, OpenApiDocument } from "./document.ts";

/** A sentence per issue is enough to mend a request; a body with thousands of faults must not answer with as many. */
const maxIssues = 50;

/** Judges a value and says what is wrong with it, nothing when it is right. Paths of issues start with the given name. */
export type Check = (value: unknown, name: string) => Issue[];

/** The schemas of one document, ready to judge values. */
export class Schemas {
  /** JSON keeps its types. */
  readonly #json: Ajv2020;
  /** Text, from a query or a form, is read as the type the schema declares; a single value counts as a list of one. */
  readonly #text: Ajv2020;

  constructor(document: OpenApiDocument) {
    const options = { strict: false, allErrors: true, verbose: true, validateSchema: false, logger: false } as const;
    this.#json = new Ajv2020(options);
    this.#text = new Ajv2020({ ...options, coerceTypes: "array" });
    for (const ajv of [this.#json, this.#text]) {
      formats.default(ajv);
      ajv.addFormat("binary", true);
      ajv.addSchema(document, "document");
    }
  }

  /** A check of JSON against the schema at that place of the document. */
  ofJson(schema: DocumentNode): Check {
    return toCheck(this.#json.compile(referTo(schema)));
  }

  /** A check of an object whose members arrived as text. Members that the map does not name are passed over. */
  ofText(members: ReadonlyMap<string, { schema: DocumentNode | true; required: boolean }>): Check {
    const entries = [...members];
    return toCheck(
      this.#text.compile({
        type: "object",
        properties: Object.fromEntries(
          entries.map(([name, { schema }]) => [name, schema === true ? true : referTo(schema)]),
        ),
        required: entries.filter(([, { required }]) => required).map(([name]) => name),
      }),
    );
  }
}

function referTo(schema: DocumentNode): { $ref: string } {
  return { $ref: `document#${encodeURI(schema.pointer)}` };
}

function toCheck(validate: ValidateFunction): Check {
  return (value, name) => {
    if (validate(value)) return [];
    return withoutEchoes(validate.errors ?? [])
      .slice(0, maxIssues)
      .map((error) => toIssue(error, name));
  };
}

/**
 * A failed choice reports every branch and itself. Where null is one of the branches, the other branch says what is wrong;
 * elsewhere the choice does.
 */
function withoutEchoes(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === "anyOf");
  const nullable = choices.filter(({ schema }) => branchesOf(schema).some(({ type }) => type === "null"));
  const others = choices.filter((choice) => !nullable.includes(choice));
  const telling = errors.filter(
    (error) =>
      !nullable.includes(error) &&
      !(error.keyword === "type" && error.schema === "null") &&
      !others.some(
        ({ schemaPath, instancePath }) =>
          error.schemaPath.startsWith(`${schemaPath}/`) && error.instancePath.startsWith(instancePath),
      ),
  );
  return telling.length > 0 ? telling : errors;
}

function branchesOf(schema: unknown): { type?: unknown; title?: unknown }[] {
  return Array.isArray(schema) ? schema : [];
}

function toIssue({ instancePath, keyword, params, message, schema }: ErrorObject, name: string): Issue {
  const steps = instancePath.split("/").slice(1).map(unescapeToken);
  const at = (...more: string[]): string => [name, ...steps, ...more].join(".");
  const { missingProperty, additionalProperty, allowedValues, allowedValue } = params;
  switch (keyword) {
    case "required":
      return { path: at(missingProperty), message: "is required" };
    case "additionalProperties":
      return { path: at(additionalProperty), message: "is not a known field" };
    case "enum":
      return { path: at(), message: `must be one of ${allowedValues.join(", ")}` };
    case "const":
      return { path: at(), message: `must be ${JSON.stringify(allowedValue)}` };
    case "anyOf": {
      const titles = branchesOf(schema).flatMap(({ title }) => title ?? []);
      return { path: at(), message: titles.length > 0 ? `needs at least one of: ${titles.join(", ")}` : `${message}` };
    }
    default:
      return { path: at(), message: message ?? "is invalid" };
  }
}

function unescapeToken(token: string): string {
  return token.replaceAll("~1", "/").replaceAll("~0", "~");
}
