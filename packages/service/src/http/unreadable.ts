import type { Socket } from "node:net";
import { Problem } from "../problems.ts";

/** What is said of bytes that are no request at all; the status belongs to HTTP, and the API has no code of its own for it. */
const sentences: Readonly<Record<string, readonly [status: string, sentence: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request took too long to arrive."],
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The headers are too large."],
};

/** Answers what cannot be read as HTTP, and closes the connection. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, sentence] = sentences[error.code ?? ""] ?? ["400 Bad Request", "This is no HTTP request."];
  const body = JSON.stringify(new Problem("INVALID_REQUEST", sentence).toBody());
  const head = [
    `HTTP/1.1 ${status}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
