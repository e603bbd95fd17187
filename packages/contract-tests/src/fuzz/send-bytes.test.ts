import { createServer, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { answersIn, sendBytes } from "./send-bytes.ts";

const answer = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}";

/** Address of a server that does the same on every connection. */
async function serving(onConnection: (socket: Socket) => void): Promise<string> {
  const server = createServer({ allowHalfOpen: true }, onConnection);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
}

describe("sendBytes", () => {
  it("gives every answer", async () => {
    const url = await serving((socket) => void socket.once("data", () => socket.end(answer + answer)));
    expect(await sendBytes(url, Buffer.from("GET /"), 5000)).toHaveLength(2);
  });

  it("tells of a connection that ends without an answer", async () => {
    const url = await serving((socket) => void socket.once("data", () => socket.destroy()));
    expect(await sendBytes(url, Buffer.from("GET /"), 5000)).toEqual(["closed"]);
  });

  it("tells of a connection that stays open", async () => {
    const url = await serving((socket) => void socket.on("error", () => undefined).resume());
    expect(await sendBytes(url, Buffer.from("GET /"), 200)).toEqual(["hanging"]);
  });
});

describe("answersIn", () => {
  it("passes over what only announces an answer", () => {
    const bytes = Buffer.from(`HTTP/1.1 100 Continue\r\n\r\n${answer}`);
    expect(answersIn(bytes)).toEqual([{ status: 200, contentType: "application/json", body: "{}" }]);
  });

  it("gives what is no HTTP the status 0", () => {
    expect(answersIn(Buffer.from("SSH-2.0\r\n"))).toMatchObject([{ status: 0 }]);
  });
});
