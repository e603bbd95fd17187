import contract from "@recruiting-outreach/contract/openapi.json" with { type: "json" };

type Node = Record<string, unknown>;

/** Where the bundled contract stands among the schemas. */
export const contractId = "contract";

/** The bundled contract. */
export const document: Node = contract;

/** The value under a JSON pointer of the contract, references on the way and at its end followed. */
export function at(pointer: string): Node | undefined {
  const names = pointer
    .split("/")
    .slice(1)
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
  return names.reduce<unknown>((node, name) => follow((node as Node | undefined)?.[name]), document) as
    | Node
    | undefined;
}

/** The pointer under which a value really stands: where it refers to, if it is a reference, and otherwise itself. */
export function placeOf(pointer: string): string {
  const end = pointer.lastIndexOf("/");
  const name = pointer
    .slice(end + 1)
    .replaceAll("~1", "/")
    .replaceAll("~0", "~");
  const node = at(pointer.slice(0, end))?.[name] as { $ref?: string } | undefined;
  return node?.$ref?.slice(1) ?? pointer;
}

/** What a reference of the contract refers to; anything else as it is. */
export function follow(node: unknown): unknown {
  if (typeof node !== "object" || node === null || !("$ref" in node)) return node;
  return at(String(node.$ref).slice(1));
}

/** The pointer to a name below another one. */
export function below(pointer: string, ...names: readonly (string | number)[]): string {
  return [pointer, ...names.map((name) => `${name}`.replaceAll("~", "~0").replaceAll("/", "~1"))].join("/");
}

/** A schema that stands for one of the contract. */
export interface SchemaReference {
  readonly $ref: string;
}

/** A schema that stands for the one under a pointer. */
export function schemaAt(pointer: string): SchemaReference {
  return { $ref: `${contractId}#${pointer.replaceAll("{", "%7B").replaceAll("}", "%7D")}` };
}

/** The schema that another one stands for. It may refer to components of the document. */
export function schemaOf({ $ref }: SchemaReference): Node {
  const schema = at(decodeURIComponent($ref.slice(contractId.length + 1)));
  if (!schema) throw new Error(`the contract has no ${$ref}`);
  return schema;
}
