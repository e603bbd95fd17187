import type { MockRequest } from "./mock-request.ts";

/**
 * What lets a page of any origin read the answer, with cookies or without. Sending the origin back instead of an asterisk
 * is what browsers ask for when a request carries credentials.
 */
export function corsHeaders({ headers }: MockRequest): Record<string, string> {
  const origin = headers["origin"];
  return {
    "access-control-allow-origin": origin ?? "*",
    ...(origin !== undefined && { "access-control-allow-credentials": "true" }),
    "access-control-expose-headers": "allow, retry-after, x-mock-reason",
    vary: "origin",
  };
}

/** What a browser asks before it sends a key, JSON or a header of the page's own: all of them may come. */
export function preflightHeaders({ headers }: MockRequest): Record<string, string> {
  return {
    "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
    "access-control-allow-headers": headers["access-control-request-headers"] ?? "x-api-key, content-type, prefer",
    "access-control-max-age": "600",
    vary: "origin, access-control-request-headers",
  };
}
