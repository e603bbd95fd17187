import type { Answer } from "../answer.ts";
import type { ValidRequest } from "../judge.ts";
import type { MockRequest } from "../mock-request.ts";
import type { Operation } from "../operations.ts";
import type { Respond } from "../responder.ts";
import { builtInScenarios, readNames, type ScenarioName, scenarioNames } from "./built-in.ts";
import { MagicKeys, magicKeyOf } from "./magic-keys.ts";
import { Overrides } from "./overrides.ts";
import {
  type Clock,
  type Contract,
  type Outcome,
  type ScenarioExchange,
  type ScenarioRun,
  type ScriptedAnswer,
  systemClock,
} from "./scenario.ts";
import { readSettings, type ScenarioSettings } from "./settings.ts";
import { type AnswerStub, compileStubs, type Stub } from "./stubs.ts";

/** How one scenario stands. */
export interface ScenarioSwitch {
  readonly name: ScenarioName;
  readonly describe: string;
  readonly on: boolean;
}

/** Those that refuse stand before stubs, those that answer behind. */
const guards: readonly ScenarioName[] = ["rate-limits", "credits"];

/** The scenarios of one mock, and what they remember. */
export class Scenarios {
  readonly #clock: Clock;
  readonly #source: string;
  readonly #magicKeys: MagicKeys;
  readonly #settings: ScenarioSettings;
  readonly #overrides = new Overrides();
  #contract: Contract = new Map();
  #stub: AnswerStub | undefined;
  #runs: ReadonlyMap<ScenarioName, ScenarioRun> = new Map();

  /**
   * Takes settings as they come; they are checked when the contract is known.
   *
   * @param source What to call the settings in an error, such as the name of their file.
   */
  constructor(settings: ScenarioSettings = {}, clock: Clock = systemClock, source = "The scenario settings") {
    this.#settings = settings;
    this.#clock = clock;
    this.#source = source;
    this.#magicKeys = new MagicKeys(clock);
  }

  /**
   * Goes by the operations of a contract from now on. Those that were on begin anew.
   *
   * @throws Error that names what the settings have that does not fit the contract.
   */
  serve(operations: readonly Operation[]): void {
    const contract = new Map(operations.map((operation) => [operation.operationId, operation]));
    if (Object.keys(this.#settings).length > 0) readSettings(this.#settings, contract, this.#source);
    const { use = [], stubs = [] } = this.#settings;
    const names = this.#contract.size > 0 ? [...this.#runs.keys()] : use;
    this.#contract = contract;
    this.#stub = stubs.length > 0 ? compileStubs(stubs, contract).answer : undefined;
    this.#runs = new Map();
    this.use(names);
  }

  /** The scenarios there are, and which are on. */
  switches(): ScenarioSwitch[] {
    return scenarioNames.map((name) => {
      const { describe } = builtInScenarios[name];
      return { name, describe, on: this.#runs.has(name) };
    });
  }

  /**
   * Switches these scenarios on and all others off. One that was on keeps its state, one that was off begins anew.
   *
   * @throws Error when there is no scenario of a name.
   */
  use(names: readonly string[]): void {
    const wanted = new Set(readNames(names));
    this.#runs = new Map(
      scenarioNames
        .filter((name) => wanted.has(name))
        .map((name) => [name, this.#runs.get(name) ?? this.#create(name)]),
    );
  }

  /**
   * Puts an answer in front of all scenarios until all is reset, or until one request has got it.
   *
   * @throws Error that names what does not fit the contract.
   */
  override(stub: Stub, { once }: { readonly once: boolean }): void {
    this.#overrides.add(stub, this.#contract, once);
  }

  /** Forgets the state of one key, or of all and the overrides as well. */
  reset(key?: string): void {
    if (key === undefined) this.#overrides.clear();
    this.#magicKeys.reset(key);
    for (const run of this.#runs.values()) run.reset(key);
  }

  /**
   * What the key alone leads to, before the rest of the request is judged.
   *
   * @throws Problem
   */
  admit({ operationId, keyHeader }: Operation, { headers }: MockRequest): Answer | undefined {
    const key = keyHeader === undefined ? undefined : headers[keyHeader];
    const scripted = key === undefined ? undefined : this.#magicKeys.admit(operationId, key);
    return scripted && toAnswer(scripted, operationId);
  }

  /**
   * Answers a valid request as the scenarios would, and else as `otherwise` does. A request that chooses its answer gets that.
   *
   * @throws Problem, and whatever `otherwise` throws.
   */
  async respond(request: ValidRequest, otherwise: Respond): Promise<Answer> {
    const { operation, preferences, key = "" } = request;
    const { status, example, dynamic } = preferences;
    const isIdle = this.#runs.size === 0 && !this.#stub && this.#overrides.isEmpty && magicKeyOf(key) === undefined;
    if (isIdle || status !== undefined || example !== undefined || dynamic) return otherwise(request);

    const exchange = toExchange(request);
    this.#magicKeys.judge(operation, exchange);
    const asked: [ScenarioName, ScenarioRun][] = [];
    try {
      const scripted = this.#ask(exchange, asked);
      const answer = scripted ? toAnswer(scripted, operation.operationId) : await otherwise(request);
      const remarks = settle(asked, exchange, answer);
      return remarks.length === 0 ? answer : { ...answer, reason: [answer.reason, ...remarks].join("; ") };
    } catch (error) {
      settle(asked, exchange, undefined);
      throw error;
    }
  }

  #ask(exchange: ScenarioExchange, asked: [ScenarioName, ScenarioRun][]): ScriptedAnswer | undefined {
    const runs = [...this.#runs];
    const ask = (entries: typeof runs): ScriptedAnswer | undefined => {
      for (const [name, run] of entries) {
        asked.push([name, run]);
        const answer = run.answer(exchange);
        if (answer) return { ...answer, reason: `scenario ${name}: ${answer.reason}` };
      }
      return undefined;
    };
    return (
      this.#overrides.answer(exchange) ??
      ask(runs.filter(([name]) => guards.includes(name))) ??
      this.#stub?.(exchange) ??
      ask(runs.filter(([name]) => !guards.includes(name)))
    );
  }

  #create(name: ScenarioName): ScenarioRun {
    const { numbers, create } = builtInScenarios[name];
    const chosen = this.#settings.numbers?.[name] ?? {};
    const defaults = Object.entries(numbers).map(([number, setting]) => [number, setting.default]);
    return create(this.#contract, { ...Object.fromEntries(defaults), ...chosen }, this.#clock);
  }
}

function settle(
  asked: readonly [ScenarioName, ScenarioRun][],
  exchange: ScenarioExchange,
  outcome: Outcome | undefined,
): string[] {
  return asked.flatMap(([name, run]) => {
    const remark = run.settle?.(exchange, outcome);
    return remark === undefined ? [] : [`${name}: ${remark}`];
  });
}

function toExchange({ operation, key = "", path, query, body }: ValidRequest): ScenarioExchange {
  const { operationId, facts } = operation;
  return {
    operationId,
    key,
    path: path as Readonly<Record<string, string>>,
    query: { ...facts.queryDefaults, ...query },
    body: typeof body === "object" && body !== null ? { ...facts.bodyDefaults, ...body } : body,
  };
}

function toAnswer({ status, body, reason }: ScriptedAnswer, operationId: string): Answer {
  return { status, headers: {}, body, operationId, reason };
}
