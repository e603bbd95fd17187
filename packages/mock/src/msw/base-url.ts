/**
 * Reads the address that an API starts at. One without an origin is meant to be on the origin of the page.
 *
 * @throws Error with a sentence for the user when it is none.
 */
export function readBaseUrl(baseUrl: string): URL {
  const base = URL.canParse(baseUrl) ? new URL(baseUrl) : onOriginOfPage(baseUrl);
  if (base === undefined || !/^https?:$/.test(base.protocol)) {
    throw new Error(
      `"${baseUrl}" is no base URL. Give the one that the client has, as in "https://host/api/openapi/v1".`,
    );
  }
  base.pathname = base.pathname.replace(/\/+$/, "");
  return base;
}

/** Whether an address is below a base. */
export function isBelow({ origin, pathname }: URL, address: string): boolean {
  const url = new URL(address);
  return url.origin === origin && `${url.pathname}/`.startsWith(`${pathname.replace(/\/$/, "")}/`);
}

function onOriginOfPage(path: string): URL | undefined {
  const { location } = globalThis as { readonly location?: { readonly href: string } };
  return location && path.startsWith("/") && URL.canParse(path, location.href)
    ? new URL(path, location.href)
    : undefined;
}
