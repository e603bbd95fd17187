import fastJson from "fast-json-stringify";
import { document, type SchemaReference, schemaOf } from "./contract-document.ts";

/** Writes an answer as JSON. */
export type Serializer = (answer: unknown) => string;

// Many operations share the schemas of what goes wrong.
const serializers = new Map<string, Serializer>();

/** What writes answers of a schema of the contract: all that it declares, and nothing else. */
export function serializerOf(reference: SchemaReference): Serializer {
  const known = serializers.get(reference.$ref);
  if (known) return known;
  const schema: object = { ...schemaOf(reference), components: document["components"] };
  const serializer: Serializer = fastJson(schema);
  serializers.set(reference.$ref, serializer);
  return serializer;
}
