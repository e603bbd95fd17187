import type { Answer } from "../answer.ts";
import type { MockRequest } from "../mock-request.ts";
import type { ScenarioName } from "../scenarios/built-in.ts";
import { type Clock, systemClock } from "../scenarios/scenario.ts";
import { Scenarios } from "../scenarios/scenarios.ts";
import { type ScenarioSettings, toSettings } from "../scenarios/settings.ts";
import { type Control, controlPath, createControl } from "./control.ts";
import { type RecordedRequest, RecordedRequests } from "./recorded-requests.ts";

/** What a mock server takes to be controlled with. */
export interface ControlOptions {
  /** Scenarios that are on from the start, or settings with numbers and answers of one's own. Default: none. */
  readonly scenarios?: readonly ScenarioName[] | ScenarioSettings;
  /** What to call the settings in an error, such as the name of their file. */
  readonly scenarioSource?: string;
  /** Where scenarios take the time from. Default: the clock of the machine. */
  readonly clock?: Clock;
}

/** How a test controls a mock server. */
export interface Controllable {
  /** Forgets what scenarios remember of one key, or of all. */
  reset(key?: string): void;
  /**
   * Switches these scenarios on, and all others off.
   *
   * @throws Error when there is no scenario of a name.
   */
  use(names: readonly ScenarioName[]): void;
  /** The last 200 requests, newest first. They hold neither keys nor values. */
  requests(): readonly RecordedRequest[];
}

/** The scenarios of a server and the record of its requests, with the control of both. */
export interface Controls extends Controllable {
  readonly scenarios: Scenarios;
  readonly control: Control;
  record(request: MockRequest, answer: Answer, milliseconds: number): void;
}

/** @param host The name or address that the server listens on. */
export function createControls(
  { scenarios: wanted = [], scenarioSource, clock = systemClock }: ControlOptions,
  host: string,
): Controls {
  const scenarios = new Scenarios(toSettings(wanted), clock, scenarioSource);
  const recorded = new RecordedRequests(clock);
  const control = createControl(
    {
      switches: () => scenarios.switches(),
      use: (names) => scenarios.use(names),
      reset: (key) => scenarios.reset(key),
      requests: (after) => recorded.list(after),
      clearRequests: () => recorded.clear(),
    },
    host,
  );
  return {
    scenarios,
    control,
    record: (request, answer, milliseconds) => {
      if (!request.url.startsWith(controlPath)) recorded.record(request, answer, milliseconds);
    },
    reset: (key) => scenarios.reset(key),
    use: (names) => scenarios.use(names),
    requests: () => recorded.list(),
  };
}
