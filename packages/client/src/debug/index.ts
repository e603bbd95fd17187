/** Lines for people who look for a fault: what went out, what came back, and nothing of whom it was about. */

export { type DebugLog, type DebugLogOptions, debugLog } from "./debug-log.ts";
