const scheme = /^[a-z][a-z0-9+.-]*:\/\//;

/**
 * A profile address in the form in which addresses are compared: scheme, `www.`, slashes at the end and case do not count. Undefined for what is
 * no address.
 *
 * @example
 * socialKey("https://www.Social.example/in/priya-raman/"); // "social.example/in/priya-raman"
 */
export function socialKey(address: string): string | undefined {
  const plain = lowered(address);
  return scheme.test(plain) || /^[^/\s]+\.[^/\s]+\/./.test(plain) ? bare(plain) || undefined : undefined;
}

/** The identifier in a profile address, which is its last part, or the whole of what is no address; in the form in which they are compared. */
export function socialHandle(address: string): string {
  const key = bare(lowered(address));
  return key.slice(key.lastIndexOf("/") + 1).replace(/^@/, "");
}

function lowered(address: string): string {
  return unescaped(address.trim()).normalize("NFC").toLowerCase();
}

function bare(lowered: string): string {
  return lowered
    .replace(scheme, "")
    .replace(/^www\./, "")
    .replace(/\/+$/, "");
}

/** Percent escapes are another way to write the same address; those that stand for nothing are left as they are. */
function unescaped(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
