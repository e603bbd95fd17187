import { describe, expect, test } from "vitest";
import { parseMultipart } from "./multipart-parser.ts";

const encoder = new TextEncoder();
const type = "multipart/form-data; boundary=b";

function parse(text: string, contentType = type) {
  return parseMultipart(encoder.encode(text), contentType).map(({ bytes, ...part }) => ({
    ...part,
    text: new TextDecoder().decode(bytes),
  }));
}

function part(headers: string, text: string): string {
  return `--b\r\n${headers}\r\n\r\n${text}\r\n`;
}

const disposition = 'Content-Disposition: form-data; name="a"';

describe("a form", () => {
  test("gives its parts in order, files told by their file name", () => {
    const text = `${part(disposition, "1")}${part(`${disposition}; filename="x.pdf"`, "2\r\n--c")}--b--\r\n`;
    expect(parse(text)).toEqual([
      { name: "a", isFile: false, text: "1" },
      { name: "a", isFile: true, text: "2\r\n--c" },
    ]);
  });

  test.for(['multipart/form-data; boundary="b"', "multipart/form-data;BOUNDARY=b; charset=utf-8"])(
    "finds its boundary in %j",
    (contentType) => {
      expect(parse(`${part(disposition, "1")}--b--`, contentType)).toHaveLength(1);
    },
  );

  test("may have no parts, empty parts, a preamble and other headers", () => {
    expect(parse("--b--\r\n")).toEqual([]);
    expect(parse(`${part(disposition, "")}--b--`)).toMatchObject([{ text: "" }]);
    expect(
      parse(`hello\r\n${part(`X-Other: 1\r\n${disposition}\r\nContent-Type: text/plain`, "1")}--b--`),
    ).toMatchObject([{ name: "a", isFile: false, text: "1" }]);
  });

  test("has parts with the media type that they name, if any", () => {
    const text = `${part(`${disposition}\r\nContent-Type: Image/PNG; q=1`, "1")}${part(disposition, "2")}--b--`;
    expect(parse(text).map(({ mediaType }) => mediaType)).toEqual(["image/png", undefined]);
  });

  test("has names in UTF-8, with the escapes of browsers", () => {
    const text = `${part('content-disposition:form-data;name="ä%22%0D%0A"', "1")}--b--`;
    expect(parse(text)).toMatchObject([{ name: 'ä"\r\n' }]);
  });

  test("has the parts that the platform writes", async () => {
    const form = new FormData();
    form.set('quo"te', "text");
    form.set("file", new File(["\r\n--\r\n"], 'a"b.pdf'));
    const request = new Request("http://mock.example", { method: "POST", body: form });
    const parts = parseMultipart(await request.bytes(), request.headers.get("content-type") ?? "");
    expect(parts.map(({ name, isFile, bytes }) => [name, isFile, bytes.length])).toEqual([
      ['quo"te', false, 4],
      ["file", true, 6],
    ]);
  });

  test.for([
    ["", type],
    ["--b", type],
    [part(disposition, "1"), type],
    [`${part("X-Other: 1", "1")}--b--`, type],
    [`${part("Content-Disposition: form-data", "1")}--b--`, type],
    [`--b${disposition}\r\n\r\n1\r\n--b--`, type],
    [`${part(disposition, "1")}--b--`, "multipart/form-data"],
    [`${part(disposition, "1")}--b--`, `multipart/form-data; boundary=${"b".repeat(71)}`],
    [`${part(disposition, "1").repeat(1001)}--b--`, type],
  ])("that does not follow the rules is refused: %j with %s", ([text = "", contentType = ""]) => {
    expect(() => parse(text, contentType)).toThrow(/form/);
  });

  test("of ten megabytes keeps nobody waiting, not even one that is made to", () => {
    for (const filling of ["\0", "\r", "\r\n--", "-"]) {
      const text = `${part(disposition, filling.repeat(10_485_760 / filling.length))}--b--`;
      const body = encoder.encode(text);
      const start = performance.now();
      expect(parseMultipart(body, type)).toHaveLength(1);
      expect(performance.now() - start).toBeLessThan(1000);
    }
  });
});
