import type { IncomingHttpHeaders } from "node:http";

/** What lets a page of any origin read the answer. */
export function corsHeaders({ origin }: IncomingHttpHeaders): Record<string, string> {
  return {
    "access-control-allow-origin": origin ?? "*",
    "access-control-expose-headers": "allow, retry-after",
    vary: "origin",
  };
}

/** What a browser asks for before a request that carries a key or JSON. */
export const preflightHeaders: Readonly<Record<string, string>> = {
  "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
  "access-control-allow-headers": "x-api-key, content-type, prefer",
  "access-control-max-age": "600",
};
