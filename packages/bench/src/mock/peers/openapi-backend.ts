import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { OpenAPIBackend } from "openapi-backend";

const [port, definition = ""] = process.argv.slice(2);

const backend = new OpenAPIBackend({
  definition,
  // Its checks of document and schemas do not know OpenAPI 3.1.
  quick: true,
  ajvOpts: { strict: false, validateSchema: false },
  securityHandlers: { ApiKey: ({ request }) => request.headers["x-api-key"] !== undefined },
  handlers: {
    notImplemented: ({ api, operation }, _request: IncomingMessage, response: ServerResponse) => {
      const { status, mock } = api.mockResponseForOperation(operation.operationId ?? "");
      send(response, status, mock);
    },
    validationFail: ({ validation }, _request: IncomingMessage, response: ServerResponse) =>
      send(response, 400, validation.errors),
    unauthorizedHandler: (_context, _request: IncomingMessage, response: ServerResponse) => send(response, 401, {}),
    notFound: (_context, _request: IncomingMessage, response: ServerResponse) => send(response, 404, {}),
  },
});
await backend.init();

createServer(async (request, response) => {
  const body = await text(request);
  const headers = request.headers as Record<string, string>;
  const { method = "GET", url = "/" } = request;
  const [path = "", query = ""] = url.split("?");
  await backend.handleRequest({ method, path, query, headers, body: parse(body) }, request, response);
}).listen(Number(port), "127.0.0.1");

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
