import type { RecordedRequest } from "./recorded-requests.ts";

/**
 * A command that sends a request like this one. Key, query values and body have to be filled in, as they are not kept.
 *
 * @param origin Where the mock is, as in "http://127.0.0.1:4010".
 */
export function curlOf({ method, path, queryNames }: RecordedRequest, origin: string): string {
  const query = queryNames.map((name) => `${encodeURIComponent(name)}=VALUE`).join("&");
  const target = path.replace(/^https?:\/\/[^/]*/i, "") + (query === "" ? "" : `?${query}`);
  return [
    "curl",
    ...(method === "GET" ? [] : ["-X", quoted(method)]),
    quoted(`${origin}${target}`),
    "-H 'x-api-key: YOUR_KEY'",
    ...(method === "POST" || method === "PATCH" ? ["-H 'content-type: application/json' -d 'BODY'"] : []),
  ].join(" ");
}

/** Nothing inside is special to a shell; the path comes from whoever sent the request. */
function quoted(text: string): string {
  return /^[A-Z]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
