import { type ApiError, type OperationId, operationMetadata } from "@recruiting-outreach/contract";
import { expect } from "vitest";
import type { BrokenRequest } from "./broken-requests.ts";
import { type Case, cases } from "./cases.ts";
import { responseViolations } from "./response-schema.ts";
import { type Target, targetClient, targetKey } from "./target.ts";

/** Expects the answer that the contract declares under this key, such as "200" or "default". */
export async function expectStatus(
  target: Target,
  operationId: OperationId,
  declared: string,
  example: Case,
): Promise<void> {
  const call = example.call ?? cases[operationId].call;
  const { data, error, response } = await call(targetClient(target), example.headers ?? {});
  expect(response.status).toBe(example.status);
  expect(response.headers.get("content-type")).toMatch(/^application\/json\b/);
  const body = response.ok ? data : error;
  expect(responseViolations(operationId, declared, body)).toEqual([]);
  if (response.status === 429) {
    expect(response.headers.get("retry-after")).toBe(String((body as { retryAfterSeconds: number }).retryAfterSeconds));
  }
}

/** Expects a request to be refused, with the place that is broken in it. */
export async function expectRefusal(
  { url, fetch }: Target,
  { operationId, method, path, body, place }: BrokenRequest,
): Promise<void> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { "x-api-key": targetKey, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(400);
  const answer = (await response.json()) as ApiError;
  const id = operationId as OperationId;
  expect(responseViolations(id, "400" in operationMetadata[id].responses ? "400" : "default", answer)).toEqual([]);
  expect(answer.code).toBe("INVALID_REQUEST");
  expect(answer.issues?.map((issue) => issue.path)).toContainEqual(expect.stringMatching(new RegExp(`^${place}\\b`)));
}

/** What becomes of an upload. */
export async function upload(
  { url, fetch }: Target,
  parts: Readonly<Record<string, string | File>>,
): Promise<{ status: number; answer: ApiError }> {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.append(name, part);
  const response = await fetch(`${url}/contacts/66f1c0de5a7b3c0012ab0001/documents`, {
    method: "POST",
    headers: { "x-api-key": targetKey },
    body: form,
  });
  const answer = (await response.json()) as ApiError;
  if (!response.ok) expect(responseViolations("uploadContactDocument", "default", answer)).toEqual([]);
  return { status: response.status, answer };
}

const cv = new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" });

/** Uploads that are refused, each with the place that is broken in it. */
export const brokenUploads: readonly [name: string, parts: Record<string, string | File>, place: string][] = [
  ["a missing file", { type: "cv" }, "body.file"],
  ["a missing type", { file: cv }, "body.type"],
  ["an empty type", { type: "", file: cv }, "body.type"],
  ["a type of 65 characters", { type: "a".repeat(65), file: cv }, "body.type"],
  ["an unknown part", { type: "cv", file: cv, unheardOf: "1" }, "body.unheardOf"],
];

/** Expects an upload to be refused, with the place that is broken in it. */
export async function expectUploadRefusal(
  target: Target,
  parts: Readonly<Record<string, string | File>>,
  place: string,
): Promise<void> {
  const { status, answer } = await upload(target, parts);
  expect([status, answer.code]).toEqual([400, "INVALID_REQUEST"]);
  expect(answer.issues?.map((issue) => issue.path)).toContain(place);
}
