import { describe, expect, test } from "vitest";
import { ask, sharedMock } from "./testing/requests.ts";

const mock = await sharedMock();

const documents = "/contacts/66f1c0de5a7b3c0012ab0001/documents";
const fileLimit = 10 * 1024 * 1024;

function form(parts: Readonly<Record<string, string | File>>): RequestInit {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.set(name, value);
  return { method: "POST", body };
}

function fileOf(size: number): File {
  return new File([new Uint8Array(size)], "cv.pdf", { type: "application/pdf" });
}

describe("a multipart body", () => {
  test("with a file and its type is answered", async () => {
    const { status, body } = await ask(mock, documents, form({ file: fileOf(3), type: "cv" }));
    expect(status).toBe(200);
    expect(body).toHaveProperty("message");
  });

  test.for([
    [{ type: "cv" }, "body.file", "is required"],
    [{ file: fileOf(3) }, "body.type", "is required"],
    [{ file: fileOf(3), type: "" }, "body.type", "must NOT have fewer than 1 characters"],
    [{ file: fileOf(3), type: "x".repeat(65) }, "body.type", "must NOT have more than 64 characters"],
    [{ file: "text", type: "cv" }, "body.file", "must be a file, with a file name"],
    [{ file: fileOf(3), type: fileOf(3) }, "body.type", "must be text, not a file"],
    [{ file: fileOf(3), type: "cv", more: "x" }, "body.more", "is not a known field"],
  ] as const)("is refused when %j breaks a rule at %s", async ([parts, path, message]) => {
    const { status, body } = await ask(mock, documents, form(parts));
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "INVALID_REQUEST", issues: [{ path, message }] });
  });

  test("that repeats a part is refused", async () => {
    const body = new FormData();
    body.append("type", "cv");
    body.append("type", "resume");
    body.append("file", fileOf(3));
    const reply = await ask(mock, documents, { method: "POST", body });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ issues: [{ path: "body.type", message: "must be sent once" }] });
  });

  test("with a file of 10 MiB is answered", async () => {
    expect((await ask(mock, documents, form({ file: fileOf(fileLimit), type: "cv" }))).status).toBe(200);
  });

  test("with a file of one byte more is refused with 413", async () => {
    const { status, body } = await ask(mock, documents, form({ file: fileOf(fileLimit + 1), type: "cv" }));
    expect(status).toBe(413);
    expect(body).toMatchObject({ code: "FILE_TOO_LARGE", error: expect.stringContaining("10485760") });
  });

  test("over 11 MiB in all is refused with 413", async () => {
    const { status, body } = await ask(mock, documents, form({ file: fileOf(12 * 1024 * 1024), type: "cv" }));
    expect(status).toBe(413);
    expect(body).toMatchObject({ code: "FILE_TOO_LARGE" });
  });

  test.for(["multipart/form-data", "multipart/form-data; boundary=other"])(
    "whose parts cannot be told apart by %j is refused",
    async (type) => {
      const body = '--here\r\nContent-Disposition: form-data; name="type"\r\n\r\ncv\r\n--here--\r\n';
      const reply = await ask(mock, documents, { method: "POST", headers: { "content-type": type }, body });
      expect(reply.status).toBe(400);
      expect(reply.body).toMatchObject({ code: "INVALID_REQUEST", error: expect.stringContaining("boundary") });
    },
  );

  test("sent as JSON is refused with 415", async () => {
    const headers = { "content-type": "application/json" };
    const { status, body } = await ask(mock, documents, { method: "POST", headers, body: '{"type":"cv"}' });
    expect(status).toBe(415);
    expect(body).toMatchObject({ error: expect.stringContaining("multipart/form-data") });
  });
});
