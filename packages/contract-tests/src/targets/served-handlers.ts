import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { createHandlers } from "@recruiting-outreach/mock/msw";
import { getResponse } from "msw";
import { startLocalServer } from "../runtimes/local-server.ts";
import type { RunningTarget } from "./stock-prism.ts";

const origin = "http://handlers.localhost";
const basePath = "/api/openapi/v1";

/** Puts the handlers of MSW behind a server, so that they can be asked like the others. */
export async function startHandlers(): Promise<RunningTarget> {
  const handlers = createHandlers({ baseUrl: origin + basePath });
  const server = await startLocalServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const request = new Request(origin + incoming.url, {
      method: incoming.method ?? "GET",
      headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
      ...(body.length > 0 && { body }),
    });
    const response = await getResponse(handlers, request);
    if (!response) throw new Error("No handler wants the request.");
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  }

  return { url: server.origin + basePath, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}
