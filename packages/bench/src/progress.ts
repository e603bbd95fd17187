import type { WriteStream } from "node:tty";
import type { Progress } from "./measure.ts";

const CLEAR_LINE = "\r\u001b[K";

/** Shows on one line of a terminal what is being done; an empty text clears it. Elsewhere it shows nothing. */
export function progressOn(stream: Pick<WriteStream, "isTTY" | "write">): Progress {
  return (text) => {
    if (stream.isTTY) stream.write(`${CLEAR_LINE}${text}`);
  };
}
