import type { Progress } from "../measure.ts";
import type { Amount } from "./amount.ts";
import type { Contender } from "./contenders.ts";
import { type Load, load } from "./load.ts";
import { type MockProcess, startMock } from "./mock-process.ts";
import { broken, type OperationName, operations, valid } from "./requests.ts";
import { median } from "./statistics.ts";
import { latencyBesideUploads } from "./upload.ts";

/** What was found out of one mock. Times in milliseconds, memory in bytes; medians of all rounds. */
export interface MockFigures {
  readonly name: string;
  readonly version: string;
  readonly startup: number;
  readonly memory: number;
  readonly loads: Readonly<Record<OperationName, Load>>;
  /** The operations whose broken request is refused. */
  readonly judges: readonly OperationName[];
  readonly besideUploads: { readonly p99: number; readonly status: number };
}

interface Candidate {
  readonly contender: Contender;
  readonly mock: MockProcess;
  readonly startups: number[];
  readonly loads: Record<OperationName, Load[]>;
}

/** Measures all contenders in turns, each round begun by another, so that a busy moment of the machine hits all alike. */
export async function measure(
  contenders: readonly Contender[],
  { rounds, seconds }: Amount,
  progress: Progress = () => {},
): Promise<MockFigures[]> {
  progress("starting each");
  const startups = await measureStartups(contenders, rounds);
  await using stack = new AsyncDisposableStack();
  const candidates: Candidate[] = [];
  for (const contender of contenders) {
    const mock = stack.use(await startMock(contender));
    candidates.push({ contender, mock, startups: startups.get(contender) ?? [], loads: { list: [], search: [] } });
  }
  for (const { mock } of candidates) {
    for (const operation of operations) await load(mock, valid[operation], 1);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { contender, mock, loads } of rotated(candidates, round)) {
      progress(`round ${round + 1} of ${rounds}: ${contender.name}`);
      for (const operation of operations) loads[operation].push(await load(mock, valid[operation], seconds));
    }
  }
  const figures: MockFigures[] = [];
  for (const candidate of candidates) {
    progress(`uploads to ${candidate.contender.name}`);
    figures.push(await figuresOf(candidate));
  }
  progress("");
  return figures;
}

async function measureStartups(contenders: readonly Contender[], rounds: number): Promise<Map<Contender, number[]>> {
  const startups = new Map(contenders.map((contender) => [contender, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of rotated(contenders, round)) {
      await using mock = await startMock(contender);
      startups.get(contender)?.push(mock.startup);
    }
  }
  return startups;
}

async function figuresOf({ contender, mock, startups, loads }: Candidate): Promise<MockFigures> {
  const memory = await mock.memory();
  const judges: OperationName[] = [];
  for (const operation of operations) if (await refuses(mock, operation)) judges.push(operation);
  const besideUploads = await latencyBesideUploads(mock);
  const { name, version } = contender;
  return {
    ...{ name, version, memory, judges },
    startup: Math.round(median(startups)),
    loads: { list: middle(loads.list), search: middle(loads.search) },
    besideUploads: { ...besideUploads, p99: Math.round(besideUploads.p99) },
  };
}

function middle(loads: readonly Load[]): Load {
  return {
    requestsPerSecond: Math.round(median(loads.map(({ requestsPerSecond }) => requestsPerSecond))),
    p50: median(loads.map(({ p50 }) => p50)),
    p99: median(loads.map(({ p99 }) => p99)),
  };
}

async function refuses(mock: MockProcess, operation: OperationName): Promise<boolean> {
  const request = broken[operation];
  const response = await fetch(mock.urlOf(request), request);
  await response.arrayBuffer();
  return response.status >= 400 && response.status < 500;
}

function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
