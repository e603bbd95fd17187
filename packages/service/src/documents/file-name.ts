const longest = 200;

/** What some system reads as more than text: folders, wildcards, quotes, and characters that cannot be seen or turn the text around. */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}<>:"|?*]/gu;

/** What is left of a character that a cut went through. */
const halfCharacter = /\p{Cs}$/u;

/** How forms write a quote and an end of a line in a name. */
const escaped = /%(?:22|0D|0A)/gi;

/** A file's name that is safe to offer to any browser and system, as close as possible to the one it was sent with. */
export function cleanFileName(name: string): string {
  const last = name.normalize("NFC").split(/[\\/]/).at(-1) ?? "";
  const clean = last
    .replaceAll(escaped, "")
    .replaceAll(unsafe, "")
    .replaceAll(/\s+/g, " ")
    .replace(/^[ .]+/, "")
    .replace(/[ .]+$/, "");
  const extension = extensionOf(clean);
  const stem = extension ? clean.slice(0, -extension.length - 1) : clean;
  const short = stem.slice(0, longest).replace(halfCharacter, "") || "document";
  return extension ? `${short}.${extension}` : short;
}

/** What follows the last dot, without the dot; undefined when there is nothing of the kind. */
export function extensionOf(name: string): string | undefined {
  return /[^.]\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1];
}
