export type { RecordedRequest } from "../control/recorded-requests.ts";
export type { DelayRange } from "../delay.ts";
export type { ScenarioName } from "../scenarios/built-in.ts";
export type { Clock } from "../scenarios/scenario.ts";
export type { ScenarioSettings } from "../scenarios/settings.ts";
export type { Stub } from "../scenarios/stubs.ts";
export { createHandlers, type HandlerOptions, type MockHandlers } from "./handlers.ts";
export type { ErrorStatus, Override, OverrideBody, OverrideStatus } from "./override.ts";
