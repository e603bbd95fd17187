import { describe, expect, it } from "vitest";
import { brokenUploads, expectUploadRefusal, upload } from "./checks.ts";
import { sharedTarget } from "./target.ts";

const MEGABYTE = 1024 * 1024;

describe("uploadContactDocument", () => {
  it("takes a file of exactly 10 MB", async () => {
    const file = new File([new Uint8Array(10 * MEGABYTE)], "cv.pdf");
    expect((await upload(sharedTarget, { type: "cv", file })).status).toBe(200);
  });

  it("refuses a file of 10 MB and one byte with 413", async () => {
    const file = new File([new Uint8Array(10 * MEGABYTE + 1)], "cv.pdf");
    const { status, answer } = await upload(sharedTarget, { type: "cv", file });
    expect([status, answer.code]).toEqual([413, "FILE_TOO_LARGE"]);
  });

  it.each(brokenUploads)("refuses %s with 400", async (_, parts, place) => {
    await expectUploadRefusal(sharedTarget, parts, place);
  });
});
