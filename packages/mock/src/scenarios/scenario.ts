import type { Operation } from "../operations.ts";

/** Where scenarios take the time from, so that a test can turn it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** The clock of the machine. */
export const systemClock: Clock = { now: () => Date.now() };

/** A valid request as scenarios see it: typed by the contract, with its defaults filled in. */
export interface ScenarioExchange {
  readonly operationId: string;
  /** The key as sent. All state belongs to it. */
  readonly key: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** The JSON body; undefined when there is none, or when it is no JSON. */
  readonly body: unknown;
}

/** An answer that a scenario gives instead of an example. */
export interface ScriptedAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Said in the log. Never holds the key. */
  readonly reason: string;
}

/** What an exchange came to. */
export interface Outcome {
  readonly status: number;
  readonly body?: unknown;
}

/** The operations of the served document by operationId. */
export type Contract = ReadonlyMap<string, Operation>;

/** A number that a user may set. */
export interface NumberSetting {
  readonly default: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly describe: string;
}

/** A scenario under way. */
export interface ScenarioRun {
  /**
   * The answer to a request, undefined to leave it to others.
   *
   * @throws Problem for an error answer in the form that the operation declares.
   */
  answer(exchange: ScenarioExchange): ScriptedAnswer | undefined;
  /**
   * Told what an exchange came to that it has seen, undefined for an error. May return a remark for the log.
   */
  settle?(exchange: ScenarioExchange, outcome: Outcome | undefined): string | undefined;
  /** Forgets what it knows of one key, or of all. */
  reset(key?: string): void;
}

/** A behaviour that answers depend on, switched on by its name. */
export interface Scenario<NumberName extends string = string> {
  readonly name: string;
  /** A sentence for help and control page. */
  readonly describe: string;
  readonly numbers: Readonly<Record<NumberName, NumberSetting>>;
  create(contract: Contract, numbers: Readonly<Record<NumberName, number>>, clock: Clock): ScenarioRun;
}
