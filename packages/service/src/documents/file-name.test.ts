import { describe, expect, it } from "vitest";
import { cleanFileName, extensionOf } from "./file-name.ts";

describe("cleanFileName", () => {
  it.each([
    ["leaves an everyday name as it is", "Priya Raman, CV (2026).pdf", "Priya Raman, CV (2026).pdf"],
    ["keeps letters of every script", "履歴書.pdf", "履歴書.pdf"],
    ["drops folders of Unix", "../../etc/passwd", "passwd"],
    ["drops folders of Windows", "C:\\cv\\priya.pdf", "priya.pdf"],
    ["drops characters that turn the text around", "priya\u202efdp.exe", "priyafdp.exe"],
    ["drops control characters", "pri\r\nya\u0000.pdf", "priya.pdf"],
    ["drops what Windows does not allow", 'a<b>c:d"e|f?g*.pdf', "abcdefg.pdf"],
    ["drops quotes that a form has escaped", "a %22b%22.pdf", "a b.pdf"],
    ["drops dots that would hide it", "...priya.pdf", "priya.pdf"],
    ["drops dots and blanks at the end", "priya.pdf. .", "priya.pdf"],
    ["joins letters that were sent in pieces", "re\u0301sume\u0301.pdf", "résumé.pdf"],
    ["finds a name for nothing", "..", "document"],
    ["finds a name for an extension", ".pdf", "pdf"],
    ["cuts through no character", `${"a".repeat(199)}😀.pdf`, `${"a".repeat(199)}.pdf`],
    ["shortens a long name and keeps its extension", `${"a".repeat(300)}.pdf`, `${"a".repeat(200)}.pdf`],
  ])("%s", (_, name, clean) => {
    expect(cleanFileName(name)).toBe(clean);
  });
});

describe("extensionOf", () => {
  it.each([
    ["priya.tar.GZ", "GZ"],
    ["priya", undefined],
    [".pdf", undefined],
    ["priya.with blank", undefined],
  ])("of %s is %s", (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });
});
