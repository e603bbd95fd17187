import { expect } from "vitest";
import { upload } from "../checks.ts";
import { type Target, targetKey } from "../target.ts";
import type { Probe } from "./probes.ts";

const tenMegabytes = 10 * 1024 * 1024;
const json = { "content-type": "application/json" };

/** What stands outside of the contract, and how an API of good manners answers it. Prism survives none of what comes last. */
export const manners: readonly Probe[] = [
  refused("path of no operation", 404, "NOT_FOUND", "/contracts"),
  refused("method that the path does not have", 405, "METHOD_NOT_ALLOWED", "/contacts", { method: "DELETE" }),
  { kind: "HEAD", status: 200, check: expectHead },
  refused("`Accept: text/html`", 406, "NOT_ACCEPTABLE", "/contacts", { headers: { accept: "text/html" } }),
  refused("body as text/plain", 415, "UNSUPPORTED_MEDIA_TYPE", "/people/search", { method: "POST", body: "limit=3" }),
  refused("preferred status that there is not", 400, "INVALID_REQUEST", "/contacts", {
    headers: { prefer: "code=418" },
  }),
  refused("preferred example that there is not", 400, "INVALID_REQUEST", "/contacts", {
    headers: { prefer: "example=none" },
  }),
  { kind: "`Prefer: dynamic=true`", status: 200, check: expectMadeUp },
  { kind: "file of 10 MB", status: 200, check: (target) => expectUpload(target, tenMegabytes, 200) },
  { kind: "file of 10 MB and a byte", status: 413, check: (target) => expectUpload(target, tenMegabytes + 1, 413) },
  {
    ...refused("body of broken JSON", 400, "INVALID_REQUEST", "/people/search", {
      method: "POST",
      body: "{",
      headers: json,
    }),
    patience: 3000,
  },
  refused("broken escape in the path", 400, "INVALID_REQUEST", "/contacts/%zz"),
  { kind: "any request after that", status: 200, check: expectHead },
];

function refused(kind: string, status: number, code: string, path: string, init: RequestInit = {}): Probe {
  return {
    kind,
    status,
    check: async (target) => {
      const response = await ask(target, path, init);
      expect(response.status).toBe(status);
      expect(response.headers.get("content-type")).toMatch(/^application\/json\b/);
      expect(await response.json()).toMatchObject({ code, error: expect.any(String) });
    },
  };
}

async function expectHead(target: Target): Promise<void> {
  const response = await ask(target, "/contacts", { method: "HEAD" });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("");
}

async function expectMadeUp(target: Target): Promise<void> {
  const [example, madeUp] = [
    await ask(target, "/contacts"),
    await ask(target, "/contacts", { headers: { prefer: "dynamic=true" } }),
  ];
  expect(madeUp.status).toBe(200);
  expect(await madeUp.json()).not.toEqual(await example.json());
}

async function expectUpload(target: Target, size: number, status: number): Promise<void> {
  const answered = await upload(target, { type: "cv", file: new File([new Uint8Array(size)], "cv.pdf") });
  expect(answered.status).toBe(status);
}

function ask({ url, fetch }: Target, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url + path, { ...init, headers: { "x-api-key": targetKey, ...init.headers } });
}
