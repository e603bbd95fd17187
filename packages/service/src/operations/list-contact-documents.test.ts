import { basePath } from "@recruiting-outreach/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../ids.ts";
import { addContact } from "../testing/campaigns.ts";
import { startTestService, type TestService, type TestWorkgroup } from "../testing/test-service.ts";
import { formOf, pdf, postDocument } from "../testing/upload.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

type Contact = TestWorkgroup & { contactId: string };

async function contact(): Promise<Contact> {
  const workgroup = await service.addWorkgroup();
  return { ...workgroup, contactId: await addContact(service, workgroup) };
}

const upload = (to: Contact, type: string, name: string) =>
  postDocument(
    service,
    to,
    formOf([
      ["type", type],
      ["file", pdf(20, name)],
    ]),
  );

const list = ({ key, contactId }: Pick<Contact, "key" | "contactId">) =>
  service.app.inject({
    url: `${basePath}/contacts/${contactId}/documents`,
    headers: { "x-api-key": key, host: "api.example.com" },
  });

describe("200", () => {
  it("lists nothing of a contact without documents", async () => {
    const response = await list(await contact());
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ cv: null, attachments: [] });
  });

  it("lists the CV, and the attachments in the order in which they came", async () => {
    const to = await contact();
    for (const [type, name] of [
      ["portfolio", "b.pdf"],
      ["resume", "cv.pdf"],
      ["portfolio", "a.pdf"],
    ] as const) {
      await upload(to, type, name);
      service.clock.pass(1);
    }
    const { cv, attachments } = (await list(to)).json();
    expect(cv).toMatchObject({ type: "resume", fileName: "cv.pdf", contentType: "application/pdf", size: 20 });
    expect(attachments.map(({ fileName }: { fileName: string }) => fileName)).toEqual(["b.pdf", "a.pdf"]);
  });

  it("gives each document a link that downloads it without a key", async () => {
    const to = await contact();
    await upload(to, "cv", "priya-raman.pdf");
    const url: string = (await list(to)).json().cv.url;
    expect(url).toMatch(/^http:\/\/api\.example\.com\/documents\/[\w-]+$/);
    const download = await service.app.inject({ url: new URL(url).pathname });
    expect(download.statusCode).toBe(200);
    expect(download.rawPayload).toEqual(Buffer.from(await pdf(20).arrayBuffer()));
  });
});

describe("404", () => {
  it("knows no contact that does not exist", async () => {
    const { key } = await contact();
    const response = await list({ key, contactId: newId() });
    expect([response.statusCode, response.json().code]).toEqual([404, "NOT_FOUND"]);
  });

  it("knows no contact of another workgroup", async () => {
    const { key } = await contact();
    expect((await list({ ...(await contact()), key })).statusCode).toBe(404);
  });
});
