import { type Bar, chart } from "../chart.ts";
import type { Figures } from "./figures.ts";

/** The charts of a run by file name. */
export function charts({ node, contacts, people, rounds, seconds, databases }: Figures): Record<string, string> {
  const amount = `${contacts} contacts, ${people} people; ${node}`;
  const requests = databases.flatMap(({ database, throughput }) =>
    throughput.flatMap(({ operation, service, bare, ratio }): Bar[] => [
      {
        label: `${operation}, ${database}`,
        value: service.requestsPerSecond,
        text: `${service.requestsPerSecond} /s (× ${ratio.toFixed(2)})`,
        emphasis: true,
      },
      { label: "bare handler", value: bare.requestsPerSecond, text: `${bare.requestsPerSecond} /s` },
    ]),
  );
  const slowest = databases.flatMap(({ database, lists, searches }): Bar[] =>
    [...lists.map((list) => ({ ...list, kind: "list" })), ...searches.map((search) => ({ ...search, kind: "search" }))]
      .filter(() => database === "PostgreSQL")
      .map(({ kind, name, p95 }) => ({ label: `${kind}: ${name}`, value: p95, text: `${p95} ms` })),
  );
  return {
    "service-requests.svg": chart(
      "Answers per second beside a bare handler with the same SQL",
      `Median of ${rounds} × ${seconds} s on 10 connections; ${amount}`,
      requests,
    ),
    "service-latency.svg": chart(
      "Latency on PostgreSQL that 95 of 100 stay below",
      `One after the other; ${amount}`,
      slowest,
    ),
  };
}
