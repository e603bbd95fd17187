/** How exact deadlines are, in milliseconds. */
const TICK = 25;

/** When each attempt under way must have ended. */
const ends = /* @__PURE__ */ new Map<AbortController, number>();
let ticker: ReturnType<typeof setInterval> | undefined;

/**
 * A controller that aborts after some milliseconds, at most 25 late, unless it is forgotten before. All share one timer, which runs while there is an
 * attempt under way: one for each would cost more than all else that the client does for a call.
 */
export function startDeadline(milliseconds: number): AbortController {
  const controller = new AbortController();
  ends.set(controller, performance.now() + milliseconds);
  ticker ??= setInterval(tick, TICK);
  return controller;
}

/** Lets a deadline pass without effect. */
export function forgetDeadline(controller: AbortController): void {
  ends.delete(controller);
}

function tick(): void {
  for (const [controller, end] of ends) {
    if (performance.now() >= end) {
      ends.delete(controller);
      controller.abort();
    }
  }
  if (ends.size > 0) return;
  clearInterval(ticker);
  ticker = undefined;
}
