import { type OperationId, operationMetadata } from "@recruiting-outreach/contract";
import { type BrokenRequest, brokenRequests } from "../broken-requests.ts";
import { type Case, cases } from "../cases.ts";
import { brokenUploads, expectRefusal, expectStatus, expectUploadRefusal } from "../checks.ts";
import type { Target } from "../target.ts";

/** One request and the answer that it must get. */
export interface Probe {
  /** What is special about the request. Requests of one kind make a row of the table. */
  readonly kind: string;
  /** The status that must come. */
  readonly status: number;
  /** How long to wait for the answer, in milliseconds. Default: half a minute. */
  readonly patience?: number;
  /** Rejects when the target does not answer as it must. */
  readonly check: (target: Target) => Promise<void>;
}

const statusProbes = Object.entries(cases).flatMap(([id, { statuses }]) =>
  Object.entries<Case>(statuses).map(([declared, example]): Probe => {
    const check = (target: Target): Promise<void> => expectStatus(target, id as OperationId, declared, example);
    return { kind: kindOfStatus(example), status: example.status, check };
  }),
);

const refusalProbes = brokenRequests().map((request): Probe => {
  const check = (target: Target): Promise<void> => expectRefusal(target, request);
  return { kind: kindOfRefusal(request), status: 400, check };
});

const uploadProbes = brokenUploads.map(([name, parts, place]): Probe => {
  const check = (target: Target): Promise<void> => expectUploadRefusal(target, parts, place);
  return {
    kind: name === "an unknown part" ? `upload with ${name}` : "upload with a part missing or invalid",
    status: 400,
    check,
  };
});

/** The status cases, the broken requests and the broken uploads that the suite has for every target. */
export const suiteProbes: readonly Probe[] = [...statusProbes, ...refusalProbes, ...uploadProbes];

function kindOfStatus({ status, headers = {}, call }: Case): string {
  if (call) return `invalid body, ${status} declared`;
  const { "x-api-key": key, prefer, accept } = headers;
  if (key === null) return "no key";
  if (prefer) return `\`Prefer: ${prefer}\``;
  if (accept) return `\`Accept: ${accept}\``;
  return key === undefined ? "valid request" : `\`x-api-key: ${key}\``;
}

function kindOfRefusal({ operationId, path, place }: BrokenRequest): string {
  const [where] = place.split(".");
  if (path.endsWith("=")) return "empty query parameter";
  const declared = "400" in operationMetadata[operationId as OperationId].responses;
  return `broken bound in the ${where}, 400 declared by ${declared ? "number" : "default"}`;
}
