import { basePath } from "@recruiting-outreach/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addContact } from "../testing/campaigns.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";
import { formOf, pdf, postDocument } from "../testing/upload.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

/** Path of a link to a new CV. */
async function link(name = "priya-raman.pdf"): Promise<{ path: string; replace(): Promise<unknown> }> {
  const workgroup = await service.addWorkgroup();
  const to = { ...workgroup, contactId: await addContact(service, workgroup) };
  const upload = () =>
    postDocument(
      service,
      to,
      formOf([
        ["type", "cv"],
        ["file", pdf(20, name)],
      ]),
    );
  await upload();
  const { cv } = (
    await service.app.inject({
      url: `${basePath}/contacts/${to.contactId}/documents`,
      headers: { "x-api-key": to.key },
    })
  ).json();
  return { path: new URL(cv.url).pathname, replace: upload };
}

const download = (url: string, headers = {}) => service.app.inject({ url, headers });

describe("200", () => {
  it("is a file to be saved, which no browser shows, guesses about or keeps", async () => {
    const { headers } = await download((await link()).path);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": "20",
      "content-disposition": "attachment; filename=\"priya-raman.pdf\"; filename*=UTF-8''priya-raman.pdf",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "private, no-store",
    });
  });

  it("carries the name in full, and in ASCII for old clients", async () => {
    const { headers } = await download((await link("Zoë's 履歴書.pdf")).path);
    expect(headers["content-disposition"]).toBe(
      "attachment; filename=\"Zo_'s ___.pdf\"; filename*=UTF-8''Zo%C3%AB%27s%20%E5%B1%A5%E6%AD%B4%E6%9B%B8.pdf",
    );
  });

  it("does not ask what the caller accepts", async () => {
    const { path } = await link();
    expect((await download(path, { accept: "application/pdf" })).statusCode).toBe(200);
  });
});

describe("404", () => {
  it("follows when the link has expired", async () => {
    const { path } = await link();
    service.clock.pass(15 * 60);
    const response = await download(path);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: "NOT_FOUND", error: expect.stringContaining("expired") });
  });

  it("follows when the document has been replaced", async () => {
    const { path, replace } = await link();
    await replace();
    expect((await download(path)).statusCode).toBe(404);
  });

  it("follows when the link was changed", async () => {
    const { path } = await link();
    expect((await download(`${path.slice(0, -2)}AA`)).statusCode).toBe(404);
  });
});
