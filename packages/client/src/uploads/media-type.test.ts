import { describe, expect, it } from "vitest";
import { mediaTypeOf } from "./media-type.ts";

describe("mediaTypeOf", () => {
  it.each([
    ["priya-raman.pdf", "application/pdf"],
    ["CV.PDF", "application/pdf"],
    ["cv.final.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    ["photo.jpeg", "image/jpeg"],
    ["cv", "application/octet-stream"],
    ["pdf", "application/octet-stream"],
    ["cv.", "application/octet-stream"],
    ["cv.unknown", "application/octet-stream"],
    ["cv.constructor", "application/octet-stream"],
  ])("takes %s for %s", (name, type) => {
    expect(mediaTypeOf(name)).toBe(type);
  });
});
