import type { ClientOptions, Fetch } from "../options.ts";
import { describeAnswer, describeBody } from "./describe-body.ts";
import { describeFailure, describeHeaders, describeNotes } from "./describe-head.ts";
import { describeUrl, operationOf } from "./describe-url.ts";

/** What {@link debugLog} may be told. */
export interface DebugLogOptions {
  /** Gets each line. Default: `console.debug`. */
  log?: (line: string) => void;
  /** Shows bodies as well, each masked and up to 1 kB. Answers are then held back until that much is known of them. Default: false. */
  bodies?: boolean;
  /** Does the sending. Default: the global `fetch`. */
  fetch?: Fetch;
}

/** What a client needs in order to log. */
export type DebugLog = Required<Pick<ClientOptions, "fetch" | "onRetry">>;

/**
 * Logs what a client does, one line for each request, answer, failure and wait. Spread it into the options of {@link createClient}.
 *
 * No line shows the key or whom a request is about: of text only its length is shown, in queries, paths and bodies alike, of files the media type and
 * the size. Shown as they are: identifiers of 24 hex digits, numbers of up to four digits, true and false, and values of `code` and `status`. Of the
 * headers the names are shown, and the values of `accept`, `content-type` and `prefer`.
 *
 * It takes `fetch` and `onRetry`. Give it a `fetch` of your own as an option; call its `onRetry` from yours. The other hooks stay free.
 *
 * @example
 * ```ts
 * const client = createClient({ baseUrl, apiKey, ...debugLog() });
 * await client.listContacts({ city: "Lisbon" });
 * // → listContacts GET https://…/contacts?city=string(6) {x-api-key: redacted}
 * // ← 200 listContacts 34 ms (request-id 5f1c)
 * ```
 */
export function debugLog(options: DebugLogOptions = {}): DebugLog {
  const { log = (line) => console.debug(line), bodies = false, fetch } = options;
  return {
    fetch: async (url, init) => {
      const { method = "GET", headers, body } = init;
      const operation = operationOf(method, url);
      const start = performance.now();
      const time = (): string => `${Math.round(performance.now() - start)} ms`;
      log(
        `→ ${operation} ${method} ${describeUrl(url)} ${describeHeaders(new Headers(headers))}${bodies ? describeBody(body) : ""}`,
      );
      try {
        const response = await (fetch ?? globalThis.fetch)(url, init);
        const content = bodies ? await describeAnswer(response) : "";
        log(`← ${response.status} ${operation} ${time()}${describeNotes(response.headers)}${content}`);
        return response;
      } catch (error) {
        log(`✗ ${operation} ${time()} ${describeFailure(error)}`);
        throw error;
      }
    },
    onRetry: ({ operationId, reason, wait }) =>
      log(`↻ retry ${operationId} in ${Number((wait / 1000).toFixed(1))} s because ${reason}`),
  };
}
