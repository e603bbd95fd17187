import type { Outcome } from "./answer.ts";
import { complaintOf } from "./judge.ts";
import { Plan } from "./plan.ts";
import { FuzzReport } from "./report.ts";
import type { FuzzBytes, FuzzRequest } from "./request.ts";
import { sendBytes } from "./send-bytes.ts";
import { RequestSender } from "./send-request.ts";
import type { FuzzSettings } from "./settings.ts";
import type { FuzzTarget } from "./target.ts";

/** The heap is looked at after each round. The first two fill what a server keeps on purpose. */
const rounds = 6;
const warmUpRounds = 2;
/** What the heap may grow by after that, in bytes. */
const heapTolerance = 5_000_000;
const connections = 16;
/** Bytes without an end are waited for, so that more of them are under way at a time. */
const rawConnections = 64;
/** After so many complaints the rest would say the same. */
const maxComplaints = 20;
const usualPatience = 10_000;

/**
 * Sends requests made from the contract: valid ones, ones that break each bound, and garbled ones. Every request must be
 * answered as the contract declares, or its connection closed, and the server must be as it was before.
 *
 * @example
 * const report = await fuzz({ url, key, success: "always" }, { seed: 1, requests: 20_000 });
 * console.log(report.summary(), report.failures());
 */
export async function fuzz(target: FuzzTarget, settings: FuzzSettings): Promise<FuzzReport> {
  const { seed, requests, patience = usualPatience } = settings;
  const { aim = (request) => request } = target;
  const report = new FuzzReport(settings);
  const plan = new Plan(target, Math.ceil(requests / rounds));
  using sender = new RequestSender(target.url, target.key, { connections, patience });

  const judge = (request: FuzzRequest | FuzzBytes, outcomes: readonly Outcome[]): void => {
    report.add(request, outcomes);
    for (const outcome of outcomes) {
      const sentence = complaintOf(request, outcome, target.success);
      if (sentence !== undefined) report.complaints.push({ request, sentence });
    }
  };
  const goesOn = (): boolean => report.complaints.length < maxComplaints && target.ended?.() === undefined;

  for (let round = 0; round < rounds && goesOn(); round += 1) {
    const roundSeed = seed * rounds + round;
    await inParallel(plan.requests(roundSeed).map(aim), connections, goesOn, async (request) => {
      judge(request, [await sender.send(request)]);
    });
    await inParallel(plan.bytes(roundSeed), rawConnections, goesOn, async (request) => {
      judge(request, await sendBytes(target.url, request.bytes, patience));
    });
    if (target.heapUsed && goesOn()) report.heap.push(await target.heapUsed());
  }
  report.bounds = plan.bounds;
  const ended = target.ended?.();
  if (ended !== undefined) report.damages.push(`The server has ended: ${ended}`);
  const growth = (report.heap[rounds - 1] ?? 0) - (report.heap[warmUpRounds - 1] ?? 0);
  if (growth > heapTolerance) report.damages.push(`The server keeps ${growth} bytes that it did not need before.`);
  return report;
}

async function inParallel<Item>(
  items: Iterable<Item>,
  width: number,
  goesOn: () => boolean,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    while (goesOn()) {
      const { value, done } = waiting.next();
      if (done) return;
      await work(value);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
}
