const diacritics = /[\u0300-\u036f]/g;
/** An accent that no normal form takes off its letter. */
const strokes: Readonly<Record<string, string>> = { đ: "d", ħ: "h", ł: "l", ø: "o", ŧ: "t" };
const blanks = /\s+/g;
const betweenWords = /[\s,;:/|()[\]{}"–—-]+/;

/** A text in the form in which texts are compared: case, accents and the amount of space do not count. */
export function folded(text: string): string {
  const plain = text.normalize("NFKD").replace(diacritics, "");
  return lowered(plain)
    .replace(/[đħłøŧ]/g, (letter) => strokes[letter] ?? letter)
    .replace(blanks, " ")
    .trim();
}

/** Of letters that are written in several small or several capital forms, one small form stays. */
function lowered(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().replaceAll("ς", "σ");
}

/** The words of a text, in the form in which they are compared. */
export function words(text: string): string[] {
  return folded(text)
    .split(betweenWords)
    .map((word) => word.replace(/[.!?]+$/, ""))
    .filter((word) => word !== "");
}
