const diacritics = /[\u0300-\u036f]/g;
const blanks = /\s+/g;
const betweenWords = /[\s,;:/|()[\]{}"–—-]+/;

/** A text in the form in which texts are compared: case, accents and the amount of space do not count. */
export function folded(text: string): string {
  return text.normalize("NFKD").replace(diacritics, "").toLowerCase().replace(blanks, " ").trim();
}

/** The words of a text, in the form in which they are compared. */
export function words(text: string): string[] {
  return folded(text)
    .split(betweenWords)
    .map((word) => word.replace(/[.!?]+$/, ""))
    .filter((word) => word !== "");
}
