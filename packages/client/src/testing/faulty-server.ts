import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { onTestFinished } from "vitest";
import { type Client, type ClientOptions, createClient } from "../index.ts";
import { apiKey, JumpingClock } from "./scripted-client.ts";

/** Spoils the answer to a request in its own way. */
export type Fault = (response: ServerResponse) => void;

/** What a faulty service has seen. */
export interface FaultyServer {
  readonly origin: string;
  readonly requests: { method: string | undefined; headers: IncomingHttpHeaders }[];
}

/** Starts a service that treats every request in the same way, and ends with the test. */
export async function startFaultyServer(fault: Fault): Promise<FaultyServer> {
  const requests: FaultyServer["requests"] = [];
  const server = createServer((request, response) => {
    requests.push({ method: request.method, headers: request.headers });
    request.resume().on("end", () => fault(response));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

/** A client that speaks real HTTP to a faulty service, and whose waits between attempts take no time. */
export async function clientOfFaultyServer(
  fault: Fault,
  options: Partial<ClientOptions> = {},
): Promise<FaultyServer & { client: Client; clock: JumpingClock }> {
  const server = await startFaultyServer(fault);
  const clock = new JumpingClock();
  const client = createClient({ baseUrl: `${server.origin}/api/openapi/v1`, apiKey, clock, ...options });
  return { ...server, client, clock };
}

/** Head of a sound answer. */
export const json: Record<string, string> = { "content-type": "application/json" };

/** 64 MB of blanks in some 64 kB. */
const gzipBomb = Buffer.concat(Array<Buffer>(64).fill(gzipSync(Buffer.alloc(2 ** 20, " "))));

export const dropBeforeHead: Fault = (response) => response.socket?.destroy();
export const dropAfterHead: Fault = (response) => {
  response.writeHead(200, json).flushHeaders();
  response.socket?.end();
};
export const dropInBody: Fault = (response) => {
  response.writeHead(200, json).write('{"items":[{"contactId":');
  response.socket?.end();
};
export const shorterThanItsLength: Fault = (response) =>
  response.writeHead(200, { ...json, "content-length": 100, connection: "close" }).end('{"items":[]}');
export const notTheEncodingItNames: Fault = (response) =>
  response.writeHead(200, { ...json, "content-encoding": "gzip" }).end('{"items":[]}');
export const stallBeforeHead: Fault = () => {};
export const stallInBody: Fault = (response) =>
  response.writeHead(200, { ...json, "content-length": 100 }).write('{"items":[');
export const trickle: Fault = (response) => {
  const timer = setInterval(() => response.write(" "), 10);
  response.writeHead(200, json).on("close", () => clearInterval(timer));
};
export const html: Fault = (response) =>
  response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Maintenance</title>");
export const empty: Fault = (response) => response.writeHead(200, json).end();
export const cutOffInGzip: Fault = (response) => {
  const packed = gzipSync(JSON.stringify({ items: Array.from({ length: 1000 }, (_, id) => ({ id })) }));
  response.writeHead(200, { ...json, "content-encoding": "gzip" }).end(packed.subarray(0, packed.length / 2));
};
export const bomb: Fault = (response) =>
  response.writeHead(200, { ...json, "content-encoding": "gzip", "content-length": gzipBomb.length }).end(gzipBomb);
export const endless: Fault = (response) => {
  const chunk = Buffer.alloc(2 ** 14, " ");
  const pour = (): void => {
    while (!response.destroyed && response.write(chunk));
  };
  response.writeHead(200, json).on("drain", pour);
  pour();
};
