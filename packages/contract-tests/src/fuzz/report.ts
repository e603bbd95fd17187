import type { Outcome } from "./answer.ts";
import { type FuzzBytes, type FuzzRequest, type Kind, kinds } from "./request.ts";
import type { FuzzSettings } from "./settings.ts";

/** A request that was not answered as it must be. */
export interface Complaint {
  readonly request: FuzzRequest | FuzzBytes;
  readonly sentence: string;
}

/** What a run of fuzzing found out. */
export class FuzzReport {
  readonly complaints: Complaint[] = [];
  /** Why the server is not as it was before: it has ended, or keeps memory. */
  readonly damages: string[] = [];
  /** Heap after each round, in bytes. */
  readonly heap: number[] = [];
  sent = 0;
  /** Bounds that were broken, of how many there are. */
  bounds: readonly [broken: number, all: number] = [0, 0];
  readonly #settings: FuzzSettings;
  readonly #counts = new Map<Kind, Map<string, number>>();

  constructor(settings: FuzzSettings) {
    this.#settings = settings;
  }

  /** Counts a request and what became of it. */
  add({ kind }: FuzzRequest | FuzzBytes, outcomes: readonly Outcome[]): void {
    this.sent += 1;
    const counts = this.#counts.get(kind) ?? new Map<string, number>();
    this.#counts.set(kind, counts);
    for (const outcome of outcomes) {
      const name = typeof outcome === "string" ? outcome : `${outcome.status}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }

  /** Requests by kind and answers by status, with the seed that they came from. */
  summary(): string {
    const lines = kinds.map((kind) => {
      const counts = [...(this.#counts.get(kind) ?? [])].toSorted(([one], [other]) => one.localeCompare(other));
      return `  ${kind.padEnd(14)} ${counts.map(([name, count]) => `${name} × ${count}`).join(", ")}`;
    });
    const heap = this.heap.map((bytes) => (bytes / 1_000_000).toFixed(1)).join(" → ");
    return [
      `Fuzzing with FUZZ_SEED=${this.#settings.seed}: ${this.sent} requests, ${this.bounds.join(" of ")} bounds broken`,
      ...lines,
      ...(heap === "" ? [] : [`  heap           ${heap} MB`]),
    ].join("\n");
  }

  /** What went wrong, one line each, with how to see it again; empty when nothing did. */
  failures(): string[] {
    const lines = [...this.damages, ...this.complaints.map(describe)];
    const { seed, requests } = this.#settings;
    return lines.length === 0 ? [] : [`FUZZ_SEED=${seed} FUZZ_REQUESTS=${requests} shows this again:`, ...lines];
  }
}

const shown = 400;

function describe({ request, sentence }: Complaint): string {
  return `${request.kind} of ${request.operationId} ${sentence}: ${abridged(written(request))}`;
}

function written(request: FuzzRequest | FuzzBytes): string {
  if (request.kind === "garbled bytes") return JSON.stringify(Buffer.from(request.bytes).toString("latin1"));
  const body = request.body === undefined ? "" : ` ${JSON.stringify(Buffer.from(request.body).toString())}`;
  return `${request.method} ${request.target} ${JSON.stringify(request.headers)}${body}`;
}

function abridged(text: string): string {
  return text.length > shown ? `${text.slice(0, shown)}… (${text.length} characters)` : text;
}
