import type { Amount } from "./amount.ts";
import { answer } from "./answer.ts";
import { clients, type GeneratedClients } from "./clients.ts";
import { type Environment, environment } from "./environment.ts";
import { measure, type Progress } from "./measure.ts";
import { startServer } from "./server-process.ts";
import { bundleSize } from "./size.ts";
import { type Cost, costs } from "./statistics.ts";

const PACKAGES = [
  "openapi-fetch",
  "ky",
  "@recruiting-outreach/client",
  "@hey-api/openapi-ts",
  "@redocly/cli",
  "openai",
  "esbuild",
];

/** What one client adds to a download. */
export interface Size {
  name: string;
  /** Minified and gzipped. */
  bytes: number;
}

/** All that a run has measured, and what it depends on. */
export interface Figures extends Environment, Amount {
  /** Day of the run, in UTC. */
  date: string;
  /** Length of the answer to each call. */
  answerBytes: number;
  costs: Cost[];
  sizes: Size[];
}

/** Measures what a call costs with each client, and what each adds to a download. */
export async function figures(amount: Amount, generated: GeneratedClients, progress: Progress): Promise<Figures> {
  await using server = await startServer();
  const measured = clients(server.baseUrl, generated);
  const calls = new Map(measured.map(({ name, call }) => [name, call]));
  const durations = await measure(calls, answer, amount, progress);
  const sizes: Size[] = [];
  for (const { name, imports } of measured) {
    progress(`size of ${name}`);
    sizes.push({ name, bytes: await bundleSize(imports) });
  }
  return {
    ...(await environment(PACKAGES)),
    date: new Date().toISOString().slice(0, 10),
    ...amount,
    answerBytes: JSON.stringify(answer).length,
    costs: costs(durations).map(rounded),
    sizes,
  };
}

/** Digits beyond these are noise. */
function rounded({ name, median, fastestRound, slowestRound, ratio }: Cost): Cost {
  return {
    name,
    median: Math.round(median),
    fastestRound: Math.round(fastestRound),
    slowestRound: Math.round(slowestRound),
    ratio: Math.round(ratio * 100) / 100,
  };
}
