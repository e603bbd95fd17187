import type { MockRequest } from "../mock-request.ts";

/** A GET request without a server. */
export function requestOf(url: string, headers: MockRequest["headers"] = { "x-api-key": "k" }): MockRequest {
  return {
    method: "GET",
    url,
    headers,
    hasBody: false,
    signal: new AbortController().signal,
    readBody: () => Promise.reject(new Error("There is no body.")),
  };
}
