import type { MockRequest } from "../mock-request.ts";
import { Problem } from "../problems.ts";

/** A request of fetch as the front reads it. */
export async function readFetchRequest(request: Request): Promise<MockRequest> {
  // Whether there is a body the browsers do not agree to tell beforehand.
  const bytes = new Uint8Array(await request.arrayBuffer());
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    hasBody: bytes.length > 0,
    signal: request.signal,
    readBody: async (limit) => {
      if (bytes.length <= limit) return bytes;
      const sentence = `The request body has more than ${limit} bytes.`;
      throw new Problem("FILE_TOO_LARGE", { sentence, reason: sentence });
    },
  };
}
