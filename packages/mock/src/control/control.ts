import { healthPath } from "../health.ts";
import type { MockRequest } from "../mock-request.ts";
import { Refusal } from "./refusal.ts";
import { type ControlAnswer, type Controlled, json, routes } from "./routes.ts";
import { requireTrust, trustedOrigin } from "./trust.ts";

/** Where the control is, outside the base path of the API. */
export const controlPath = "/__mock/";

/** Answers requests to the control; undefined for all others. Never rejects. */
export type Control = (request: MockRequest) => Promise<ControlAnswer | undefined>;

const commonHeaders = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  vary: "origin",
};

/**
 * Control of a mock by HTTP.
 *
 * @param ownHost The name or address that the mock was told to listen on.
 */
export function createControl(controlled: Controlled, ownHost: string): Control {
  return async (request) => {
    const path = request.url.split("?")[0] ?? "";
    if (`${path}/` === controlPath) return { status: 308, headers: { location: controlPath } };
    if (!path.startsWith(controlPath)) return undefined;
    if (path === healthPath) return undefined;
    const given = await answer(controlled, request, ownHost).catch(refuse);
    return { ...given, headers: { ...commonHeaders, ...corsHeaders(request), ...given.headers } };
  };
}

async function answer(controlled: Controlled, request: MockRequest, ownHost: string): Promise<ControlAnswer> {
  const name = (request.url.split("?")[0] ?? "").slice(controlPath.length);
  requireTrust(request, ownHost);
  const handlers = Object.hasOwn(routes, name) ? routes[name] : undefined;
  if (!handlers) {
    const addresses = [healthPath, ...Object.keys(routes).map((route) => controlPath + route)];
    throw new Refusal(404, `There is nothing at this address. There are ${addresses.join(", ")}.`);
  }
  const method = request.method === "HEAD" ? "GET" : request.method;
  const allow = [...Object.keys(handlers), "OPTIONS"].join(", ");
  if (method === "OPTIONS") {
    return {
      status: 204,
      headers: { "access-control-allow-methods": allow, "access-control-allow-headers": "content-type" },
    };
  }
  const handler = Object.hasOwn(handlers, method) ? handlers[method] : undefined;
  if (!handler) throw new Refusal(405, `This address takes ${allow}.`, { allow });
  return handler(controlled, request);
}

/** Lets pages that are served on this machine read the answers; no others. */
function corsHeaders(request: MockRequest): Record<string, string> {
  const origin = trustedOrigin(request);
  return origin === undefined ? {} : { "access-control-allow-origin": origin };
}

function refuse(error: unknown): ControlAnswer {
  if (!(error instanceof Refusal)) return json({ error: "Something unexpected went wrong." }, 500);
  const answer = json({ error: error.message }, error.status);
  return { ...answer, headers: { ...answer.headers, ...error.headers } };
}
