import { afterAll, expect } from "vitest";
import { type Clock, type MockServer, type MockServerOptions, startMockServer } from "../index.ts";
import { violations } from "./contract.ts";
import { ask, type Reply } from "./requests.ts";

/** A clock that stands still until it is turned. */
export class HandClock implements Clock {
  #now = Date.parse("2026-11-20T10:00:00.000Z");

  now(): number {
    return this.#now;
  }

  advance(seconds: number): void {
    this.#now += seconds * 1000;
  }
}

/** A mock with scenarios that the tests of a file share; each test takes keys of its own. */
export async function scenarioMock(scenarios: MockServerOptions["scenarios"], clock?: Clock): Promise<MockServer> {
  const mock = await startMockServer({ ...(scenarios && { scenarios }), ...(clock && { clock }) });
  afterAll(() => mock.close());
  return mock;
}

let keys = 0;

function newKey(): string {
  keys += 1;
  return `test-key-${keys}`;
}

/** A key that nobody has used, with the way to use it. Every answer is held against the contract. */
export class Caller {
  readonly key: string;
  readonly #mock: MockServer;

  constructor(mock: MockServer, key: string = newKey()) {
    this.#mock = mock;
    this.key = key;
  }

  /** Sends a request and expects the answer to be one that the contract allows. */
  async ask(operationId: string, path: string, init: RequestInit = {}): Promise<Reply> {
    const headers = { ...(init.headers as Record<string, string>), "x-api-key": this.key };
    const reply = await ask(this.#mock, path, { ...init, headers });
    expect(violations(operationId, reply.status, reply.body)).toEqual([]);
    return reply;
  }
}
