import type { Fetch } from "../options.ts";
import { sendByXhr, xhrOfBrowser } from "./send-by-xhr.ts";
import { sendCounted } from "./send-counted.ts";

/** How far an upload is. */
export interface UploadProgress {
  /** Bytes that have left, of the form as it is sent: the file, its label and what separates them. Goes back to 0 with each attempt. */
  sent: number;
  /** Bytes of the whole form. */
  total: number;
  /** Address of the request, to tell several uploads apart. */
  url: string;
}

/**
 * Makes a `fetch` for {@link createClient} that tells how far uploads are: once at the start of an attempt, then as bytes leave, and at last when
 * all have left. The service may still need its time to answer then. All other requests go to `fetch` untouched.
 *
 * Node, Deno and Bun send the form through `fetch` as a counted stream, for which they keep it in memory as a whole.
 *
 * Browsers cannot do that, so there, and in web workers, forms go through `XMLHttpRequest`, past the `fetch` that was given. It reads an answer
 * whole before `maxBytes` looks at it, and **it follows redirects by itself**. A redirected upload still fails as it does without progress,
 * with an `UnexpectedBodyError`, but only after it went where the service sent it. The key goes to another origin if that one allows
 * the header in a preflight of its own; a Content-Security-Policy whose `connect-src` names the service alone keeps it from going anywhere
 * else. Service workers have neither way.
 *
 * @param onProgress - called with each step; what it throws ends the attempt
 * @param fetch - does the rest. Default: the global `fetch`
 *
 * @example
 * ```ts
 * const showProgress = withUploadProgress(({ sent, total }) => bar.set(sent / total));
 * const client = createClient({ baseUrl, apiKey, fetch: showProgress });
 * ```
 */
export function withUploadProgress(onProgress: (progress: UploadProgress) => void, fetch?: Fetch): Fetch {
  return async (url, init) => {
    const { body } = init;
    const send = fetch ?? globalThis.fetch;
    if (!(body instanceof FormData)) return send(url, init);
    let last = -1;
    const report = (sent: number, total: number): void => {
      if (sent <= last || init.signal?.aborted) return;
      last = sent;
      onProgress({ sent, total, url });
    };
    const Xhr = xhrOfBrowser();
    return Xhr ? sendByXhr(Xhr, url, init, report) : sendCounted(send, url, { ...init, body }, report);
  };
}
