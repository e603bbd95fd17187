import type { Client } from "../../index.ts";
import { scriptedClient } from "../../testing/scripted-client.ts";

/** A client whose service never answers, and the signals of its calls. */
export function silentClient(): { client: Client; signals: AbortSignal[] } {
  const signals: AbortSignal[] = [];
  const { client } = scriptedClient([], {
    fetch: (_url, { signal }) =>
      new Promise((_resolve, reject) => {
        if (!signal) throw new Error("the call has no signal");
        signals.push(signal);
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  });
  return { client, signals };
}
