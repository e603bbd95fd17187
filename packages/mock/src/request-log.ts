import { styleText } from "node:util";
import type { Exchange } from "./exchange.ts";

/** How requests are logged. */
export type LogFormat = "pretty" | "json" | "silent";

/** What makes the line for an exchange; undefined where there shall be none. */
export const formatters: Readonly<Record<LogFormat, ((exchange: Exchange) => string) | undefined>> = {
  pretty: formatExchange,
  json: exchangeAsJson,
  silent: undefined,
};

/** All formats, the usual one first. */
export const logFormats: readonly LogFormat[] = Object.keys(formatters) as LogFormat[];

/** One line for one exchange: method, path, status, time and the reason. Coloured on a terminal only. */
export function formatExchange({ method, path, status, milliseconds, operationId, reason }: Exchange): string {
  const colour = status < 300 ? "green" : status < 500 ? "yellow" : "red";
  const why = operationId === undefined ? reason : `${operationId}: ${reason}`;
  return `${method} ${path} ${styleText(colour, `${status}`)} ${milliseconds.toFixed(1)} ms  ${styleText("dim", why)}`;
}

/** The same as one line of JSON, with the time of day. */
export function exchangeAsJson({ milliseconds, ...exchange }: Exchange): string {
  return JSON.stringify({
    time: new Date().toISOString(),
    ...exchange,
    milliseconds: Math.round(milliseconds * 10) / 10,
  });
}
