import type { ApiError } from "@recruiting-outreach/contract";
import { describe, expect, it } from "vitest";
import { responseViolations } from "./response-schema.ts";
import { targetKey, targetUrl } from "./target.ts";

const MEGABYTE = 1024 * 1024;
const cv = new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" });

async function upload(parts: Record<string, string | File>): Promise<{ status: number; answer: ApiError }> {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.append(name, part);
  const response = await fetch(`${targetUrl}/contacts/66f1c0de5a7b3c0012ab0001/documents`, {
    method: "POST",
    headers: { "x-api-key": targetKey },
    body: form,
  });
  const answer = (await response.json()) as ApiError;
  if (!response.ok) expect(responseViolations("uploadContactDocument", "default", answer)).toEqual([]);
  return { status: response.status, answer };
}

describe("uploadContactDocument", () => {
  it("takes a file of exactly 10 MB", async () => {
    expect((await upload({ type: "cv", file: new File([new Uint8Array(10 * MEGABYTE)], "cv.pdf") })).status).toBe(200);
  });

  it("refuses a file of 10 MB and one byte with 413", async () => {
    const { status, answer } = await upload({
      type: "cv",
      file: new File([new Uint8Array(10 * MEGABYTE + 1)], "cv.pdf"),
    });
    expect([status, answer.code]).toEqual([413, "FILE_TOO_LARGE"]);
  });

  it.each([
    ["a missing file", { type: "cv" }, "body.file"],
    ["a missing type", { file: cv }, "body.type"],
    ["an empty type", { type: "", file: cv }, "body.type"],
    ["a type of 65 characters", { type: "a".repeat(65), file: cv }, "body.type"],
    ["an unknown part", { type: "cv", file: cv, unheardOf: "1" }, "body.unheardOf"],
  ])("refuses %s with 400", async (_, parts: Record<string, string | File>, place) => {
    const { status, answer } = await upload(parts);
    expect([status, answer.code]).toEqual([400, "INVALID_REQUEST"]);
    expect(answer.issues?.map((issue) => issue.path)).toContain(place);
  });
});
