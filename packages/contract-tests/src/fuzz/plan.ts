import fc from "fast-check";
import { garbledBytes } from "./garbled-bytes.ts";
import { garbledBody, garbledHead } from "./garbled-requests.ts";
import { operationRequests } from "./operation-requests.ts";
import type { FuzzBytes, FuzzRequest } from "./request.ts";

/** How much of all requests is of each kind. */
const shares = { valid: 0.38, madeUp: 0.02, broken: 0.3, garbledBody: 0.08, garbledHead: 0.12, bytes: 0.1 };
/** Bounds are taken in steps of this prime, so that a short run breaks some of every operation. */
const step = 7919;

/** What is sent, by operation and kind. The same seed makes the same requests. */
export class Plan {
  /** All but broken bounds, each with its share. */
  readonly #others: readonly [share: number, requests: fc.Arbitrary<FuzzRequest>][];
  readonly #bytes: fc.Arbitrary<FuzzBytes>;
  readonly #bounds: readonly fc.Arbitrary<FuzzRequest>[];
  readonly #size: number;
  #broken = 0;

  /** @param size - requests in each round */
  constructor({ url, key }: { readonly url: string; readonly key: string }, size: number) {
    const operations = operationRequests();
    const valid = fc.oneof(...operations.map((operation) => operation.valid));
    this.#others = [
      [shares.valid, valid],
      [shares.madeUp, madeUp(valid)],
      [shares.garbledBody, garbledBody(valid.filter(({ body }) => body !== undefined))],
      [shares.garbledHead, garbledHead(valid)],
    ];
    this.#bytes = garbledBytes(valid, new URL(url).pathname, key);
    this.#bounds = operations.flatMap(({ broken }) => broken);
    this.#size = size;
  }

  /** How many bounds were broken so far, of how many there are. */
  get bounds(): readonly [broken: number, all: number] {
    return [Math.min(this.#broken, this.#bounds.length), this.#bounds.length];
  }

  /** The requests of a round that go through an HTTP client. */
  requests(seed: number): FuzzRequest[] {
    const others = this.#others.map(([share, requests]) => fc.sample(requests, { seed, numRuns: this.#count(share) }));
    return interleaved([this.#breakBounds(seed), ...others]);
  }

  /** What is written on connections of its own in a round. */
  bytes(seed: number): FuzzBytes[] {
    return fc.sample(this.#bytes, { seed, numRuns: this.#count(shares.bytes) });
  }

  #breakBounds(seed: number): FuzzRequest[] {
    return Array.from({ length: this.#count(shares.broken) }, () => {
      const bound = this.#bounds[(this.#broken * step) % this.#bounds.length];
      this.#broken += 1;
      return bound ? fc.sample(bound, { seed: seed + this.#broken, numRuns: 1 }) : [];
    }).flat();
  }

  #count(share: number): number {
    return Math.max(1, Math.ceil(this.#size * share));
  }
}

/** Valid requests that ask a mock for a body made from the schema. */
function madeUp(valid: fc.Arbitrary<FuzzRequest>): fc.Arbitrary<FuzzRequest> {
  return fc.tuple(valid, fc.nat()).map(([request, seed]) => ({
    ...request,
    kind: "made up",
    headers: { ...request.headers, prefer: `dynamic=true, seed=${seed}` },
  }));
}

/** All lists as one, each spread over its whole length. */
function interleaved<Item>(lists: readonly (readonly Item[])[]): Item[] {
  return lists
    .flatMap((list) => list.map((item, index) => ({ item, place: (index + 0.5) / list.length })))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
