import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";

/** An upload as it came in. */
export interface Received {
  readonly headers: IncomingMessage["headers"];
  /** Size of the form as it was sent. */
  readonly bytes: number;
  readonly label: string | undefined;
  readonly fileName: string | undefined;
  readonly fileType: string | undefined;
  readonly fileBytes: Buffer;
}

/** Answers the upload that came as the index-th. */
export type Answer = (response: ServerResponse, index: number) => void;

/** What an upload service has seen. */
export interface UploadServer {
  readonly baseUrl: string;
  readonly received: Received[];
}

export const stored: Answer = (response) => {
  response.writeHead(200, { "content-type": "application/json" }).end('{"message":"Stored."}');
};

/** Starts a service that reads uploads whole, lets any origin ask, and ends with the test. */
export async function startUploadServer(answer: Answer = stored): Promise<UploadServer> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-headers", "*, x-api-key, content-type");
    response.setHeader("access-control-expose-headers", "*, x-request-id");
    if (request.method === "OPTIONS") return response.writeHead(204).end();
    const bytes = await buffer(request).catch(() => undefined);
    if (!bytes) return;
    received.push(parsed(request, bytes));
    answer(response, received.length - 1);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/openapi/v1`, received };
}

/** By hand, because under jsdom Node's own parser trips over the files of jsdom. */
function parsed({ headers }: IncomingMessage, bytes: Buffer): Received {
  const boundary = /boundary=(.*)/.exec(headers["content-type"] ?? "")?.[1];
  const [label, file] = bytes.toString("latin1").split(`--${boundary}`).slice(1, -1).map(partOf);
  const fileHead = Buffer.from(file?.head ?? "", "latin1").toString();
  return {
    headers,
    bytes: bytes.length,
    label: label?.body,
    fileName: /filename="(.*)"/.exec(fileHead)?.[1],
    fileType: /content-type: (.*)/i.exec(fileHead)?.[1],
    fileBytes: Buffer.from(file?.body ?? "", "latin1"),
  };
}

function partOf(part: string): { head: string; body: string } {
  const endOfHead = part.indexOf("\r\n\r\n");
  return { head: part.slice(0, endOfHead), body: part.slice(endOfHead + 4, -2) };
}
