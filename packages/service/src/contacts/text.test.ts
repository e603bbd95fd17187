import { expect, it } from "vitest";
import { folded, words } from "./text.ts";

it("folds case, accents and space", () => {
  expect(folded("  São\u00a0 PAULO\n")).toBe("sao paulo");
  expect(folded("ﬁne Ⅷ")).toBe("fine viii");
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
