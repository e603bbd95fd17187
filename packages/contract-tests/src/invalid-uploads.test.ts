import { describe, expect, it } from "vitest";
import { brokenUploads, expectUploadRefusal, upload } from "./checks.ts";
import { sharedTarget } from "./target.ts";

const TEN_MEGABYTES = 10 * 1024 * 1024;

function pdf(size: number): File {
  const content = new Uint8Array(size);
  content.set(new TextEncoder().encode("%PDF-1.7"));
  return new File([content], "cv.pdf");
}

describe("uploadContactDocument", () => {
  it("takes a file of exactly 10 MB", async () => {
    expect((await upload(sharedTarget, { type: "cv", file: pdf(TEN_MEGABYTES) })).status).toBe(200);
  });

  it("refuses a file of 10 MB and one byte with 413", async () => {
    const { status, answer } = await upload(sharedTarget, { type: "cv", file: pdf(TEN_MEGABYTES + 1) });
    expect([status, answer.code]).toEqual([413, "FILE_TOO_LARGE"]);
  });

  it.each(brokenUploads)("refuses %s with 400", async (_, parts, place) => {
    await expectUploadRefusal(sharedTarget, parts, place);
  });
});
