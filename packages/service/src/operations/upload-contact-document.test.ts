import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Documents } from "../data/documents.ts";
import { maxFileBytes } from "../documents/upload-form.ts";
import { newId } from "../ids.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";
import {
  addUploadTarget,
  formOf,
  pdf,
  pdfStart,
  postDocument,
  storedDocuments,
  type UploadTarget,
} from "../testing/upload.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

const contact = () => addUploadTarget(service);
const stored = (to: UploadTarget) => storedDocuments(service, to);

const upload = (to: UploadTarget, type = "cv", file = pdf()) =>
  postDocument(
    service,
    to,
    formOf([
      ["type", type],
      ["file", file],
    ]),
  );

/** What the database knows, oldest first. */
const filed = ({ workgroupId, contactId }: UploadTarget) =>
  service.services.tenancy.read(workgroupId, (scope) => new Documents(scope).list(contactId));

describe("200", () => {
  it("stores a CV, and says so", async () => {
    const to = await contact();
    const response = await upload(to);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: "The CV was stored." });
    expect(await filed(to)).toMatchObject([
      { slot: "cv", type: "cv", fileName: "priya-raman.pdf", contentType: "application/pdf", size: pdfStart.length },
    ]);
  });

  it.each(["cv", "resume"])("puts a %s in the place of the CV, and deletes the old file", async (type) => {
    const to = await contact();
    await upload(to);
    const response = await upload(to, type, pdf(20, "new.pdf"));
    expect(response.json()).toEqual({ message: "The CV was replaced." });
    await service.settle();
    const documents = await filed(to);
    expect(documents).toMatchObject([{ type, fileName: "new.pdf" }]);
    expect(await stored(to)).toEqual(documents.map(({ id }) => id));
  });

  it("adds a file of any other type to the attachments", async () => {
    const to = await contact();
    await upload(to);
    service.clock.pass(1);
    expect((await upload(to, "portfolio")).json()).toEqual({ message: "The document was added to the attachments." });
    await upload(to, "portfolio");
    expect((await filed(to)).map(({ slot }) => slot)).toEqual(["cv", "attachment", "attachment"]);
  });

  it("takes the parts in any order", async () => {
    const to = await contact();
    const form = formOf([
      ["file", pdf()],
      ["type", "cv"],
    ]);
    expect((await postDocument(service, to, form)).statusCode).toBe(200);
  });

  it("takes a file of exactly 10 MB", async () => {
    const to = await contact();
    expect((await upload(to, "cv", pdf(maxFileBytes))).statusCode).toBe(200);
    expect(await filed(to)).toMatchObject([{ size: 10_485_760 }]);
  });

  it("cleans the name of the file", async () => {
    const to = await contact();
    await upload(to, "cv", pdf(9, '..\\../priya\u202e "raman".pdf'));
    expect(await filed(to)).toMatchObject([{ fileName: "priya raman.pdf" }]);
  });

  it("keeps one CV when two arrive at the same time", async () => {
    const to = await contact();
    const responses = await Promise.all([upload(to), upload(to), upload(to)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await service.settle();
    expect((await filed(to)).map(({ id }) => id)).toEqual(await stored(to));
    expect(await stored(to)).toHaveLength(1);
  });

  it("adds the upload to the timeline of the contact", async () => {
    const to = await contact();
    await upload(to);
    const [document] = await filed(to);
    const events = await service.database.db
      .selectFrom("events")
      .select(["kind", "data"])
      .where("contact_id", "=", to.contactId)
      .execute();
    expect(events).toContainEqual({
      kind: "system.documentUploaded",
      data: { documentId: document?.id, type: "cv" },
    });
  });
});

describe("404", () => {
  it("knows no contact of another workgroup", async () => {
    const { key } = await contact();
    const response = await upload({ ...(await contact()), key });
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe("NOT_FOUND");
  });

  it("knows no contact that does not exist", async () => {
    expect((await upload({ ...(await contact()), contactId: newId() })).statusCode).toBe(404);
  });
});

describe("413", () => {
  it("refuses a file of 10 MB and one byte, and keeps nothing", async () => {
    const to = await contact();
    const response = await upload(to, "cv", pdf(maxFileBytes + 1));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({ code: "FILE_TOO_LARGE", error: "The file is larger than 10 MB." });
    expect(await stored(to)).toEqual([]);
  });
});

describe("415", () => {
  it("refuses a program that is named like a document, and keeps nothing", async () => {
    const to = await contact();
    const response = await upload(to, "cv", new File([new Uint8Array([0x4d, 0x5a, 0, 1, 2, 3])], "cv.pdf"));
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({ code: "UNSUPPORTED_MEDIA_TYPE" });
    expect(await stored(to)).toEqual([]);
  });

  it("refuses a body that is no form", async () => {
    const response = await postDocument(service, await contact(), { text: "{}", contentType: "application/json" });
    expect(response.statusCode).toBe(415);
  });
});
