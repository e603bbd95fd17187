import { connect } from "node:net";
import type { Answer, Outcome } from "./answer.ts";

/** After so many milliseconds without an answer the server is told that no more will come. */
const silence = 100;

/**
 * Writes bytes on a connection of its own.
 *
 * @param patience - how long the server may take to answer or to close, in milliseconds
 * @returns all answers; "closed" alone when there was none, "hanging" when the connection was still open
 */
export function sendBytes(url: string, bytes: Uint8Array, patience: number): Promise<readonly Outcome[]> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const chunks: Uint8Array[] = [];
    const finish = (last: readonly Outcome[]): void => {
      clearTimeout(quiet);
      clearTimeout(limit);
      socket.destroy();
      const answers = answersIn(Buffer.concat(chunks));
      resolve(answers.length > 0 && last[0] === "closed" ? answers : [...answers, ...last]);
    };
    const quiet = setTimeout(() => socket.end(), silence);
    const limit = setTimeout(() => finish(["hanging"]), patience);
    socket.on("data", (chunk) => {
      chunks.push(chunk);
      quiet.refresh();
    });
    // A server may reset the connection while there is still something to send.
    socket.on("error", () => undefined);
    socket.once("close", () => finish(["closed"]));
    socket.write(bytes);
  });
}

/**
 * Reads answers with a content length one after the other, without those that only announce another. What is no HTTP has the
 * status 0.
 */
export function answersIn(bytes: Buffer): Answer[] {
  const answers: Answer[] = [];
  for (let rest = bytes; rest.length > 0; ) {
    const end = rest.indexOf("\r\n\r\n");
    const head = rest.toString("latin1", 0, Math.max(end, 0));
    const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(head) ?? [];
    if (status === undefined) return [...answers, { status: 0, contentType: "", body: rest.toString("latin1") }];
    const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
    const contentType = /^content-type: *(.*)$/im.exec(head)?.[1] ?? "";
    const body = rest.toString("utf8", end + 4, end + 4 + length);
    if (!status.startsWith("1")) answers.push({ status: Number(status), contentType, body });
    rest = rest.subarray(end + 4 + length);
  }
  return answers;
}
