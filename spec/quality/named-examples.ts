import { operations, responses } from "../rules/operations.ts";
import type { SpecNode } from "../rules/spec-node.ts";
import { type Measure, measure } from "./measure.ts";

/** Request bodies with named examples in every media type. */
export function requestExamples(contract: SpecNode): Measure {
  const bodies = operations(contract)
    .map((operation) => operation.at("requestBody"))
    .filter((body) => body.exists);
  return measure("request bodies with named examples", bodies, hasNamedExamples);
}

/** Declared statuses, of all operations, whose answer has named examples in every media type. */
export function responseExamples(contract: SpecNode): Measure {
  const declared = operations(contract).flatMap((operation) =>
    responses(operation).map(({ status }) => operation.at("responses", status)),
  );
  return measure("declared responses with named examples", declared, hasNamedExamples);
}

function hasNamedExamples(holder: SpecNode): boolean {
  const mediaTypes = holder.follow().at("content").children();
  return mediaTypes.length > 0 && mediaTypes.every((mediaType) => mediaType.at("examples").children().length > 0);
}
