import { styleText } from "node:util";
import type { Exchange } from "./mock-server.ts";

/** One line for one exchange: method, path, status, time and the reason. Coloured on a terminal only. */
export function formatExchange({ method, path, status, milliseconds, operationId, reason }: Exchange): string {
  const colour = status < 300 ? "green" : status < 500 ? "yellow" : "red";
  const why = operationId === undefined ? reason : `${operationId}: ${reason}`;
  return `${method} ${path} ${styleText(colour, `${status}`)} ${milliseconds.toFixed(1)} ms  ${styleText("dim", why)}`;
}
