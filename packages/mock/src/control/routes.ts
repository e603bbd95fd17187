import type { MockRequest } from "../mock-request.ts";
import type { ScenarioSwitch } from "../scenarios/scenarios.ts";
import { curlOf } from "./curl.ts";
import { readMembers } from "./json-members.ts";
import { controlPage } from "./page.ts";
import type { RecordedRequest } from "./recorded-requests.ts";
import { Refusal } from "./refusal.ts";

/** What can be controlled. */
export interface Controlled {
  switches(): readonly ScenarioSwitch[];
  /** @throws Error when there is no scenario of a name. */
  use(names: readonly string[]): void;
  /** Forgets the state of one key, or of all. */
  reset(key?: string): void;
  /** Newest first; with `after`, only those with a higher id. */
  requests(after?: number): readonly RecordedRequest[];
  clearRequests(): void;
}

/** What the control answers. */
export interface ControlAnswer {
  readonly status: number;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body; none when left out. */
  readonly text?: string;
}

type Handler = (controlled: Controlled, request: MockRequest) => ControlAnswer | Promise<ControlAnswer>;

/** What there is below the address of the control, by method. Anything but GET changes something. */
export const routes: Readonly<Record<string, Readonly<Record<string, Handler>>>> = {
  "": { GET: controlPage },
  requests: { GET: listRequests, DELETE: clearRequests },
  scenarios: { GET: listScenarios, PUT: switchScenarios },
  reset: { POST: reset },
};

function listRequests(controlled: Controlled, { url, headers }: MockRequest): ControlAnswer {
  const after = Number(new URLSearchParams(url.split("?")[1]).get("after") ?? 0);
  if (!Number.isInteger(after)) throw new Refusal(400, "After stands an id, as in ?after=12.");
  const origin = `http://${headers["host"]}`;
  return json({ requests: controlled.requests(after).map((entry) => ({ ...entry, curl: curlOf(entry, origin) })) });
}

async function clearRequests(controlled: Controlled, request: MockRequest): Promise<ControlAnswer> {
  await readMembers(request, []);
  controlled.clearRequests();
  return { status: 204, headers: {} };
}

function listScenarios(controlled: Controlled): ControlAnswer {
  return json({ scenarios: controlled.switches() });
}

async function switchScenarios(controlled: Controlled, request: MockRequest): Promise<ControlAnswer> {
  const { use } = await readMembers(request, ["use"]);
  if (!Array.isArray(use)) throw new Refusal(400, 'Name all scenarios that are to be on, as in {"use":["credits"]}.');
  try {
    controlled.use(use.map(String));
  } catch (error) {
    throw new Refusal(400, (error as Error).message);
  }
  return listScenarios(controlled);
}

async function reset(controlled: Controlled, request: MockRequest): Promise<ControlAnswer> {
  const { key } = await readMembers(request, ["key"]);
  if (key !== undefined && typeof key !== "string")
    throw new Refusal(400, "The key is a string; leave it out for all.");
  controlled.reset(key);
  return { status: 204, headers: {} };
}

/** A JSON answer. */
export function json(value: unknown, status = 200): ControlAnswer {
  return { status, headers: { "content-type": "application/json" }, text: JSON.stringify(value) };
}
