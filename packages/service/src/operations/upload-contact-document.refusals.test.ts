import { connect } from "node:net";
import { basePath } from "@recruiting-outreach/contract";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { buildApp } from "../app.ts";
import type { DocumentStore } from "../documents/store.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";
import { addUploadTarget, formOf, pdf, postDocument, storedDocuments, type UploadTarget } from "../testing/upload.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

const contact = () => addUploadTarget(service);
const stored = (to: UploadTarget) => storedDocuments(service, to);

describe("400", () => {
  it.each<[string, [string, string | File][], string, string]>([
    ["a missing file", [["type", "cv"]], "body.file", "is required"],
    ["a missing type", [["file", pdf()]], "body.type", "is required"],
    [
      "an empty type",
      [
        ["type", ""],
        ["file", pdf()],
      ],
      "body.type",
      "must have 1 to 64 characters",
    ],
    [
      "a type of 65 characters",
      [
        ["type", "a".repeat(65)],
        ["file", pdf()],
      ],
      "body.type",
      "must have 1 to 64 characters",
    ],
    [
      "a type that no database can keep",
      [
        ["type", "c\0v"],
        ["file", pdf()],
      ],
      "body.type",
      "must not hold the character U+0000",
    ],
    [
      "an empty file",
      [
        ["type", "cv"],
        ["file", new File([], "cv.pdf")],
      ],
      "body.file",
      "must not be empty",
    ],
    [
      "an unknown part",
      [
        ["type", "cv"],
        ["file", pdf()],
        ["note", "x"],
      ],
      "body.note",
      "is not known",
    ],
    [
      "a second file",
      [
        ["type", "cv"],
        ["file", pdf()],
        ["file", pdf()],
      ],
      "body.file",
      "must be given once",
    ],
    [
      "a file that is text",
      [
        ["type", "cv"],
        ["file", "%PDF-1.7"],
      ],
      "body.file",
      "must be a file with a name",
    ],
    [
      "a type that is a file",
      [
        ["type", pdf()],
        ["file", pdf()],
      ],
      "body.type",
      "must be text, not a file",
    ],
    [
      "a file named as another type",
      [
        ["type", "cv"],
        ["file", pdf(9, "cv.png")],
      ],
      "body.file",
      "is named .png and holds application/pdf; name it .pdf",
    ],
  ])("refuses %s, and keeps nothing", async (_, parts, path, message) => {
    const to = await contact();
    const response = await postDocument(service, to, formOf(parts));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: "INVALID_REQUEST", issues: [{ path, message }] });
    expect(await stored(to)).toEqual([]);
  });

  it.each([
    ["is cut off", '--x\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.7'],
    ["has no boundary in it", "hello"],
  ])("refuses a form that %s, and keeps nothing", async (_, text) => {
    const to = await contact();
    const response = await postDocument(service, to, { text, contentType: "multipart/form-data; boundary=x" });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toContain("cannot be read as a form");
    expect(await stored(to)).toEqual([]);
  });

  it("refuses a part without a name", async () => {
    const to = await contact();
    const text = '--x\r\ncontent-disposition: form-data; filename="cv.pdf"\r\n\r\n%PDF-1.7\r\n--x--\r\n';
    const response = await postDocument(service, to, { text, contentType: "multipart/form-data; boundary=x" });
    expect(response.statusCode).toBe(400);
    expect(response.json().issues).toContainEqual({ path: "body", message: "has a part without a name" });
  });

  it("refuses a form that does not name its boundary", async () => {
    const to = await contact();
    const response = await postDocument(service, to, { text: "--x--", contentType: "multipart/form-data" });
    expect(response.json()).toMatchObject({ code: "INVALID_REQUEST", issues: [{ path: "body" }] });
  });
});

describe("an upload that breaks off", () => {
  it.each(["at once", "within the file"])("leaves nothing behind: %s", async (moment) => {
    const to = await contact();
    const store = service.services.documents;
    const begun = Promise.withResolvers<void>();
    const removed = Promise.withResolvers<void>();
    const documents: DocumentStore = {
      async put(place, content) {
        begun.resolve();
        await store.put(place, content);
      },
      get: (place) => store.get(place),
      delete: (place) => store.delete(place).finally(removed.resolve),
    };
    const app = await buildApp({ db: service.database.db, services: { ...service.services, documents } });
    onTestFinished(() => app.close());
    const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
    const socket = connect(Number(port), "127.0.0.1");
    const head = [
      `POST ${basePath}/contacts/${to.contactId}/documents HTTP/1.1`,
      "host: localhost",
      `x-api-key: ${to.key}`,
      "content-type: multipart/form-data; boundary=x",
      "content-length: 100000",
    ];
    socket.write(
      `${head.join("\r\n")}\r\n\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF`,
    );
    if (moment === "within the file") await begun.promise;
    socket.end();
    await removed.promise;
    expect(await stored(to)).toEqual([]);
  });
});
