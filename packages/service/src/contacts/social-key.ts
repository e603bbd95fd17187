const scheme = /^[a-z][a-z0-9+.-]*:\/\//;

/** A place on a page. What begins like a path is the page itself on some sites. */
const placeOnPage = /#(?![!/]).*$/;

/** Parts of a query that say where a visitor came from or which language was read, and not whose profile it is. */
const aboutVisitor = /^(?:utm_\w+|trk\w*|originalsubdomain|locale|fbclid|gclid|igsh|igshid)(?:=|$)/;

/**
 * A profile address in the form in which addresses are compared: scheme, `www.`, slashes at the end, case, places on the page and what the query
 * tells about the visitor do not count. Undefined for what is no address.
 *
 * @example
 * socialKey("https://www.Social.example/in/priya-raman/?trk=search"); // "social.example/in/priya-raman"
 */
export function socialKey(address: string): string | undefined {
  const plain = lowered(address);
  return scheme.test(plain) || /^[^/\s]+\.[^/\s]+\/./.test(plain) ? bare(plain) || undefined : undefined;
}

/** The identifier in a profile address, which is its last part, or the whole of what is no address; in the form in which they are compared. */
export function socialHandle(address: string): string {
  const key = bare(lowered(address));
  const [path = ""] = key.split("?");
  return key.slice(path.lastIndexOf("/") + 1).replace(/^@/, "");
}

function lowered(address: string): string {
  return unescaped(address.trim()).normalize("NFC").toLowerCase();
}

function bare(lowered: string): string {
  const address = lowered
    .replace(scheme, "")
    .replace(/^www\./, "")
    .replace(placeOnPage, "");
  const [path = "", ...queries] = address.split("?");
  const query = queries
    .join("?")
    .split("&")
    .filter((part) => part !== "" && !aboutVisitor.test(part))
    .join("&");
  const page = path.replace(/\/+$/, "");
  return query === "" ? page : `${page}?${query}`;
}

/** Percent escapes are another way to write the same address; those that stand for nothing are left as they are. */
function unescaped(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
