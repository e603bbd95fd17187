import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { DocumentError, type DocumentNode, type OpenApiDocument, pointersOf } from "./document.ts";
import type { Finding } from "./problems.ts";

/** A sentence per issue is enough to mend a request; a body with thousands of faults must not answer with as many. */
const maxIssues = 50;

/** Judges a value and says what is wrong with it, nothing when it is right. Paths of issues start with the given name. */
export type Check = (value: unknown, name: string) => Finding[];

/** The schemas of one document, ready to judge values. Each is compiled when it is first needed: all together take longer than a server may take to start. */
export class Schemas {
  readonly #document: OpenApiDocument;
  /** JSON keeps its types. */
  #json: Ajv2020 | undefined;
  /** Text, from a query or a form, is read as the type the schema declares; a single value counts as a list of one. */
  #text: Ajv2020 | undefined;
  #pointers: ReadonlyMap<unknown, string> | undefined;
  readonly #compilations: (() => ValidateFunction)[] = [];

  constructor(document: OpenApiDocument) {
    this.#document = document;
  }

  /** A check of JSON against the schema at that place of the document. */
  ofJson(schema: DocumentNode): Check {
    return this.#check(schema.pointer, () => {
      this.#json ??= createAjv(this.#document, false);
      return this.#json.compile(referTo(schema));
    });
  }

  /**
   * A check of an object whose members arrived as text; it turns them into what their schemas declare. Members that the
   * map does not name are passed over.
   *
   * @param pointer - where the members are declared
   */
  ofText(members: ReadonlyMap<string, { schema: DocumentNode | true; required: boolean }>, pointer: string): Check {
    const entries = [...members];
    return this.#check(pointer, () => {
      this.#text ??= createAjv(this.#document, "array");
      return this.#text.compile({
        type: "object",
        properties: Object.fromEntries(
          entries.map(([name, { schema }]) => [name, schema === true ? true : referTo(schema)]),
        ),
        required: entries.filter(([, { required }]) => required).map(([name]) => name),
      });
    });
  }

  /**
   * Compiles every schema that a check was made of.
   *
   * @throws DocumentError for the first one that cannot be compiled.
   */
  compileAll(): void {
    for (const compile of this.#compilations) compile();
  }

  #check(pointer: string, compile: () => ValidateFunction): Check {
    let compiled: ValidateFunction | undefined;
    const validator = (): ValidateFunction => (compiled ??= compileAt(pointer, compile));
    this.#compilations.push(validator);
    return (value, name) => {
      const validate = validator();
      if (validate(value)) return [];
      return withoutEchoes(validate.errors ?? [])
        .slice(0, maxIssues)
        .map((error) => ({ ...toIssue(error, name), rule: this.#ruleOf(error, pointer) }));
    };
  }

  #ruleOf({ parentSchema, keyword }: ErrorObject, otherwise: string): string {
    this.#pointers ??= pointersOf(this.#document);
    return `${this.#pointers.get(parentSchema) ?? otherwise}/${keyword}`;
  }
}

function createAjv(document: OpenApiDocument, coerceTypes: false | "array"): Ajv2020 {
  const options = { strict: false, allErrors: true, verbose: true, validateSchema: false, logger: false } as const;
  const ajv = new Ajv2020({ ...options, coerceTypes });
  formats.default(ajv);
  ajv.addFormat("binary", true);
  return ajv.addSchema(document, "document");
}

function compileAt(pointer: string, compile: () => ValidateFunction): ValidateFunction {
  try {
    return compile();
  } catch (error) {
    throw new DocumentError(`The schema at ${pointer} cannot be compiled: ${(error as Error).message}`, pointer);
  }
}

function referTo(schema: DocumentNode): { $ref: string } {
  return { $ref: `document#${encodeURI(schema.pointer)}` };
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

function toIssue({ instancePath, keyword, params, message, schema }: ErrorObject, name: string): Finding {
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
