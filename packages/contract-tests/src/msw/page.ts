// Runs in a page: what every runtime must be able to do, against the handlers of MSW and nothing else.
import { createHandlers, type RecordedRequest } from "@recruiting-outreach/mock/msw";
import { HttpResponse, http } from "msw";
import { setupWorker } from "msw/browser";
import { type Outcomes, run } from "../runtimes/suite.ts";

/** What was seen in a page. */
export interface PageReport {
  outcomes: Outcomes;
  requests: readonly RecordedRequest[];
}

/** Nobody listens there. */
const apiUrl = "http://api.localhost/api/openapi/v1";
const difficultUrl = "http://difficult.localhost";

/** The counterpart of `startDifficultServer`. */
const difficult = [
  http.all(`${difficultUrl}/silent/*`, () => new Promise<never>(() => undefined)),
  http.all(`${difficultUrl}/broken/*`, () => HttpResponse.error()),
  http.all(`${difficultUrl}/redirecting/*`, () => HttpResponse.redirect(apiUrl, 302)),
  http.all(`${difficultUrl}/wrong/*`, () => HttpResponse.json({})),
];

/** Starts the service worker and runs the suite. */
export async function runOnHandlers(): Promise<PageReport> {
  const handlers = createHandlers({ baseUrl: apiUrl });
  const worker = setupWorker(...handlers, ...difficult);
  await worker.start({ quiet: true, onUnhandledFrame: "error" });
  const outcomes = await run({ apiUrl, difficultUrl });
  return { outcomes, requests: handlers.requests() };
}

/** What becomes of making the handlers. */
export function tryHandlers(): string {
  try {
    return `${createHandlers().length} handler`;
  } catch (error) {
    return `${error}`;
  }
}
