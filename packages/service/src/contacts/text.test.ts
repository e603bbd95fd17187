import { expect, it } from "vitest";
import { folded, words } from "./text.ts";

it("folds case, accents and space", () => {
  expect(folded("  São\u00a0 PAULO\n")).toBe("sao paulo");
  expect(folded("ﬁne Ⅷ")).toBe("fine viii");
});

it.each([
  ["Groß", "GROSS"],
  ["Groß", "GROẞ"],
  ["Işık", "IŞIK"],
  ["Παπάς", "ΠΑΠΆΣ"],
  ["Wałęsa", "walesa"],
  ["Sørensen", "SORENSEN"],
])("takes %s and %s for the same", (one, other) => {
  expect(folded(one)).toBe(folded(other));
});

it("folds the end of a word like the middle of a longer one", () => {
  expect(folded("Παπασταθης").startsWith(folded("παπας"))).toBe(true);
});

it("leaves signs that are letters of their own script", () => {
  expect(folded("मुंबई")).toBe("मुंबई".normalize("NFKD"));
});

it("takes words apart at blanks, hyphens and punctuation, and not within names of techniques", () => {
  expect(words("Sr. Back-end engineer (C++/C#), .NET & R&D…")).toEqual([
    "sr",
    "back",
    "end",
    "engineer",
    "c++",
    "c#",
    ".net",
    "&",
    "r&d",
  ]);
  expect(words(" -– ... ")).toEqual([]);
});
