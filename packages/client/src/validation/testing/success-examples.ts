import { type OperationId, operationMetadata } from "@recruiting-outreach/contract";
import document from "@recruiting-outreach/contract/openapi.json" with { type: "json" };

interface SuccessExample {
  readonly operationId: OperationId;
  readonly status: number;
  readonly name: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface Answer {
  $ref?: string;
  content?: Record<string, { examples: Record<string, { $ref?: string; value?: unknown }> }>;
}

const paths: Record<string, Record<string, { responses: Record<string, Answer> }>> = document.paths;
const shared: Record<string, { value?: unknown }> = document.components.examples;

/** The examples that the contract gives of success answers. */
export const examples: readonly SuccessExample[] = (Object.keys(operationMetadata) as OperationId[]).flatMap(
  examplesOf,
);

/** A copy of the first example of an operation. */
export function exampleOf(operationId: OperationId): Record<string, unknown> {
  const [example] = examplesOf(operationId);
  if (!example) throw new Error(`${operationId} has no success example`);
  return structuredClone(example.value);
}

function examplesOf(operationId: OperationId): SuccessExample[] {
  const { method, path } = operationMetadata[operationId];
  const answers = Object.entries(paths[path]?.[method.toLowerCase()]?.responses ?? {});
  return answers
    .filter(([status]) => status.startsWith("2"))
    .flatMap(([status, { content }]) =>
      Object.entries(content?.["application/json"]?.examples ?? {}).map(([name, example]) => ({
        ...{ operationId, status: Number(status), name },
        value: ((example.$ref ? shared[example.$ref.split("/").at(-1) ?? ""] : example)?.value ??
          {}) as SuccessExample["value"],
      })),
    );
}
