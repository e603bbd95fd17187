import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { basePath, maxUploadBytes } from "@recruiting-outreach/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../testing/test-service.ts";
import { addUploadTarget, formOf, pdf, postDocument, storedDocuments, type UploadTarget } from "../testing/upload.ts";

let service: TestService;
let port: number;
let to: UploadTarget;
beforeAll(async () => {
  service = await startTestService({ arrival: { head: 400, whole: 800 } });
  port = Number(new URL(await service.app.listen({ port: 0, host: "127.0.0.1" })).port);
  to = await addUploadTarget(service);
});
afterAll(() => service[Symbol.asyncDispose]());

const lines = (...head: readonly string[]): string => `${head.join("\r\n")}\r\n\r\n`;

/** Writes bytes on a connection of their own; what comes back until it is closed. */
function exchange(bytes: string | Buffer): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes);
  return text(socket);
}

/** Writes some bytes at once, and goes on with one every now and then until the connection is closed. */
async function trickle(begin: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.on("error", () => {});
  socket.write(begin);
  const timer = setInterval(() => socket.writable && socket.write("a"), 50);
  try {
    return await text(socket);
  } finally {
    clearInterval(timer);
  }
}

/** An answer in the form of the API, and the only one. */
function only(status: string): RegExp {
  return new RegExp(`^HTTP/1\\.1 ${status}(?!.*HTTP/1).*\\{"code":"[A-Z_]+","error":"[^"]+"[^\\n]*\\}$`, "s");
}

describe("a sender who is slow on purpose", () => {
  const head = () => [`host: a`, `x-api-key: ${to.key}`];

  it("is cut off within the head", async () => {
    expect(await trickle(`GET ${basePath}/contacts HTTP/1.1\r\nhost: a\r\nx-slow: `)).toMatch(only("408"));
  });

  it("is cut off before the first byte", async () => {
    expect(await exchange("")).toMatch(only("408"));
  });

  it("is cut off within the body", async () => {
    const begin = [`POST ${basePath}/contacts/import HTTP/1.1`, ...head(), "content-type: application/json"];
    expect(await trickle(`${lines(...begin, "content-length: 100000")}{"contact": "`)).toMatch(only("408"));
  });

  it("is cut off within a file, of which nothing stays", async () => {
    const begin = [`POST ${basePath}/contacts/${to.contactId}/documents HTTP/1.1`, ...head()];
    const form = ["content-type: multipart/form-data; boundary=x", "content-length: 100000"];
    const part = lines("--x", 'content-disposition: form-data; name="file"; filename="cv.pdf"');
    expect(await trickle(`${lines(...begin, ...form)}${part}%PDF`)).toMatch(only("408"));
    await expect.poll(() => storedDocuments(service, to)).toEqual([]);
  });
});

describe("a request that two servers would read in two ways", () => {
  const hidden = lines(`GET ${basePath}/auth/validate HTTP/1.1`, "host: a");
  const post = [`POST ${basePath}/contacts/import HTTP/1.1`, "host: a"];

  it.each<[string, string]>([
    [
      "has a length and pieces",
      `${lines(...post, "content-length: 4", "transfer-encoding: chunked")}0\r\n\r\n${hidden}`,
    ],
    ["has two lengths", lines(...post, "content-length: 0", `content-length: ${hidden.length}`) + hidden],
    ["has a blank before a colon", lines(...post, `content-length : ${hidden.length}`) + hidden],
    ["has a length that is no number", lines(...post, "content-length: 0x10") + hidden],
    ["has a piece whose size is no number", `${lines(...post, "transfer-encoding: chunked")}zz\r\n${hidden}`],
    ["ends a line without a return", `${post[0]}\nhost: a\nx: y\n\n${hidden}`],
    ["has a NUL in a header", lines(...post, "x-api-key: a\0b")],
    ["goes on in the next line", lines(...post, "x-api-key: a", " b: c")],
  ])("is refused, with all that follows: it %s", async (_, bytes) => {
    expect(await exchange(bytes)).toMatch(only("4.."));
  });
});

describe("a key", () => {
  it.each(["' or '1'='1", "\u00e9", "a".repeat(10_000), "__proto__", "ro_", "\x24{jndi:ldap://x}"])(
    "opens nothing when it is %j",
    async (key) => {
      const response = await service.app.inject({ url: `${basePath}/contacts`, headers: { "x-api-key": key } });
      expect([response.statusCode, response.json().code]).toEqual([401, "UNAUTHORIZED"]);
    },
  );
});

describe("a JSON body", () => {
  it.each<[string, string | Buffer, number]>([
    ["that ends too early", '{"contact":', 400],
    ["with two values", "{} {}", 400],
    ["with a number that is none", '{"contact":NaN}', 400],
    ["that is not UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 400],
    ["of one byte more than 1 MiB", JSON.stringify({ a: "x".repeat(1024 * 1024 - 7) }), 413],
    ["that is packed", Buffer.from([0x1f, 0x8b, 0x08, 0]), 400],
  ])("%s is refused", async (_, payload, status) => {
    const response = await service.app.inject({
      method: "POST",
      url: `${basePath}/contacts/import`,
      headers: { "x-api-key": to.key, "content-type": "application/json" },
      payload,
    });
    expect([response.statusCode, typeof response.json().error]).toEqual([status, "string"]);
  });
});

describe("a form", () => {
  it.each<[string, [string, string | File][], number]>([
    [
      "of a file of one byte more than 10 MB",
      [
        ["type", "cv"],
        ["file", pdf(maxUploadBytes + 1)],
      ],
      413,
    ],
    ["of many parts", Array.from({ length: 2000 }, (_, index) => [`part${index}`, "x"]), 400],
    ["with a part of a long name", [["x".repeat(100_000), "x"]], 400],
    [
      "with a program that is named a document",
      [
        ["type", "cv"],
        ["file", new File(["MZ\x90\0"], "cv.pdf")],
      ],
      415,
    ],
    [
      "with a page that is named a document",
      [
        ["type", "cv"],
        ["file", new File(["<html><script>"], "cv.pdf")],
      ],
      400,
    ],
    [
      "with a part named after what every object has",
      [
        ["__proto__", "x"],
        ["constructor", "x"],
      ],
      400,
    ],
  ])("%s is refused, and nothing of it stays", async (_, parts, status) => {
    const response = await postDocument(service, to, formOf(parts));
    expect([response.statusCode, typeof response.json().error]).toEqual([status, "string"]);
    expect(await storedDocuments(service, to)).toEqual([]);
  });

  it.each([
    ["../../../etc/passwd.pdf", "passwd.pdf"],
    ["..\\..\\windows\\cv.pdf", "cv.pdf"],
    ["/etc/cron.d/cv.pdf", "cv.pdf"],
    ['cv";filename="evil.html.pdf', "cv;filename=evil.html.pdf"],
    ["cv\r\nset-cookie: a=b.pdf", "cvset-cookie a=b.pdf"],
  ])("names no folder and no header by its file: %j", async (name, shown) => {
    const target = await addUploadTarget(service);
    const sent = await postDocument(
      service,
      target,
      formOf([
        ["type", "cv"],
        ["file", pdf(20, name)],
      ]),
    );
    expect(sent.statusCode, sent.body).toBe(200);
    const headers = { "x-api-key": target.key };
    const { cv } = (
      await service.app.inject({ url: `${basePath}/contacts/${target.contactId}/documents`, headers })
    ).json();
    expect(cv.fileName).toBe(shown);
    const { headers: answered } = await service.app.inject({ url: new URL(cv.url).pathname });
    expect(answered["set-cookie"]).toBeUndefined();
    expect(answered["content-disposition"]).toMatch(/^attachment; filename="[^"\r\n]+"; filename\*=UTF-8''[^"\r\n;]+$/);
  });
});
