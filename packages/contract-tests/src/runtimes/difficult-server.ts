import { type LocalServer, startLocalServer } from "./local-server.ts";

/**
 * Starts a server that behaves as the first part of the path says: `/silent` never answers, `/broken` cuts the connection,
 * `/redirecting` sends to another place, `/wrong` answers what no contract knows. Pages of every origin may ask.
 */
export function startDifficultServer(elsewhere: string): Promise<LocalServer> {
  return startLocalServer((request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    if (request.method === "OPTIONS") {
      response.writeHead(204, { "access-control-allow-headers": "x-api-key" }).end();
    } else if (request.url?.startsWith("/broken/")) {
      request.socket.destroy();
    } else if (request.url?.startsWith("/redirecting/")) {
      response.writeHead(302, { location: elsewhere }).end();
    } else if (request.url?.startsWith("/wrong/")) {
      response.end("{}");
    }
  });
}
