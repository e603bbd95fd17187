import { describe, expect, it } from "vitest";
import { collect } from "../testing/collect.ts";
import { judgeFile } from "./file-types.ts";
import { Inspection } from "./inspection.ts";

async function judge(name: string, ...chunks: readonly (string | number[])[]) {
  const inspection = new Inspection();
  const bytes = chunks.map((chunk) => (typeof chunk === "string" ? Buffer.from(chunk, "latin1") : Buffer.from(chunk)));
  await collect(inspection.pass(toAsync(bytes)));
  return judgeFile(name, await inspection.finding());
}

async function* toAsync<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

/** The beginning of a ZIP archive whose first file says what the whole is. */
function archive(name: string, content: string): string {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt32LE(content.length, 18);
  head.writeUInt32LE(content.length, 22);
  head.writeUInt16LE(name.length, 26);
  return head.toString("latin1") + name + content;
}

const oldWord = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Array<number>(512).fill(0)];
const docx = archive(
  "[Content_Types].xml",
  '<Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>',
);

describe("judgeFile", () => {
  it.each<[string, string, string, string | number[]]>([
    ["PDF", "application/pdf", "cv.pdf", "%PDF-1.7\n"],
    ["Word", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "cv.docx", docx],
    ["old Word", "application/msword", "cv.doc", oldWord],
    [
      "OpenDocument",
      "application/vnd.oasis.opendocument.text",
      "cv.odt",
      archive("mimetype", "application/vnd.oasis.opendocument.text"),
    ],
    ["rich text", "application/rtf", "cv.rtf", "{\\rtf1\\ansi hello}"],
    ["text", "text/plain", "cv.txt", "Priya Raman\r\n\tEngineer\n"],
    ["text in an old encoding", "text/plain", "cv.txt", [0x72, 0xe9, 0x73, 0x75, 0x6d, 0xe9]],
    ["JPEG", "image/jpeg", "scan.JPG", [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46]],
  ])("accepts %s", async (_, contentType, name, content) => {
    expect(await judge(name, content)).toEqual({ contentType, fileName: name });
  });

  it("knows a file whose bytes arrive one by one", async () => {
    const pieces = [..."%PDF-1.7"];
    expect(await judge("cv.pdf", ...pieces)).toMatchObject({ contentType: "application/pdf" });
  });

  it("gives a name without extension the usual one", async () => {
    expect(await judge("blob", "%PDF-1.7")).toMatchObject({ fileName: "blob.pdf" });
  });

  it.each<[string, string, string | number[]]>([
    ["a program", "cv.pdf", [0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]],
    ["a script with an unusual byte", "cv.txt", [0x23, 0x21, 0x1b]],
    ["an archive", "cv.docx", archive("cv.exe", "MZ")],
    [
      "a vector image, which may hold scripts",
      "photo.png",
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
    ["old Excel", "cv.xls", oldWord],
    ["bytes of no meaning", "cv.pdf", [0, 0, 0, 0, 0, 0]],
  ])("refuses %s, and lists what is accepted", async (_, name, content) => {
    await expect(judge(name, content)).rejects.toMatchObject({
      code: "UNSUPPORTED_MEDIA_TYPE",
      message: expect.stringContaining("Send one of pdf, doc, docx"),
    });
  });

  it.each([
    ["cv.hta", "<script>run()</script>", "is named .hta and holds text/plain; name it .txt or .md"],
    ["cv.html", "<html></html>", "is named .html and holds text/plain; name it .txt or .md"],
    ["cv.docx", "%PDF-1.7", "is named .docx and holds application/pdf; name it .pdf"],
  ])("refuses %s when its bytes say something else", async (name, content, message) => {
    await expect(judge(name, content)).rejects.toMatchObject({ code: "INVALID_REQUEST", issues: [{ message }] });
  });
});
