import type { MockRequest } from "../mock-request.ts";
import { Refusal } from "./refusal.ts";

/**
 * Ends a request that somebody else's page may have made a browser send: in the page's own name or, once it has pointed a
 * name of its own at this machine, in that of the mock. So the host must be one that no stranger can own.
 *
 * @param ownHost The name or address that the mock was told to listen on.
 * @throws Refusal
 */
export function requireTrust(request: MockRequest, ownHost: string): void {
  const { host, origin } = request.headers;
  const name = host === undefined ? undefined : hostNameOf(`http://${host}`);
  if (name === undefined || !(isLoopback(name) || isAddress(name) || !name.includes(".") || name === ownHost)) {
    throw new Refusal(403, "Address the mock by number, as localhost, or by the name given with --host.");
  }
  if (origin !== undefined && origin !== `http://${host}` && trustedOrigin(request) === undefined) {
    throw new Refusal(403, "Pages of other origins may not control the mock.");
  }
}

/** The origin of the page that asks, where that page is served on this machine. */
export function trustedOrigin({ headers: { origin } }: MockRequest): string | undefined {
  const name = origin === undefined ? undefined : hostNameOf(origin);
  return name !== undefined && isLoopback(name) ? origin : undefined;
}

function isLoopback(name: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(name);
}

function isAddress(name: string): boolean {
  return /^(?:\d+(?:\.\d+){3}|\[[0-9a-f:.]+\])$/.test(name);
}

function hostNameOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).hostname : undefined;
}
