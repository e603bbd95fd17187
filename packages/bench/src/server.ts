import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { answer } from "./answer.ts";

// Runs as a child process: on the event loop of the measured calls, its own work would count as theirs.
const body = JSON.stringify(answer);
const server = createServer((request, response) => {
  const isExpected = request.url === "/contacts?city=Lisbon&limit=2" && request.headers["x-api-key"] === "demo";
  if (!isExpected) response.writeHead(404).end();
  else {
    response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
    response.end(body);
  }
});

server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit());
