import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type Answer, encodeBody } from "./answer.ts";
import type { ControlAnswer } from "./control/routes.ts";
import { Problem } from "./problems.ts";

/** Sends an answer of the API. */
export function sendAnswer(answer: Answer, response: ServerResponse): void {
  const { status, headers } = answer;
  const json = encodeBody(answer);
  if (json === undefined) {
    response.writeHead(status, headers).end();
    return;
  }
  response
    .writeHead(status, { ...headers, "content-type": "application/json", "content-length": json.length })
    .end(json);
}

/** Sends an answer of the control. */
export function sendText({ status, headers, text }: ControlAnswer, response: ServerResponse): void {
  response.writeHead(status, headers).end(text);
}

/** What is no HTTP gets an answer nonetheless; the connection cannot be used further. */
export function answerGarbage(socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const json = JSON.stringify(
    new Problem("INVALID_REQUEST", { sentence: "The request cannot be read as HTTP." }).toBody(),
  );
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(json)}\r\nConnection: close\r\n\r\n${json}`,
  );
}
