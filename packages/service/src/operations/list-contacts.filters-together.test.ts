import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestContacts } from "../testing/contacts.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

/** A workgroup of its own for each test. */
const workgroup = async () => new TestContacts(service, await service.addWorkgroup());

describe("all filters", () => {
  it("hold together", async () => {
    const contacts = await workgroup();
    await contacts.import({ firstName: "Ana", currentTitle: "Engineer", location: { city: "Lisbon" } });
    await contacts.import({ firstName: "Rui", currentTitle: "Engineer", location: { city: "Porto" } });
    expect(await contacts.found({ roleTitle: "engineer", city: "porto" })).toEqual(["Rui"]);
  });

  const texts = ["firstName", "lastName", "roleTitle", "city", "region", "country", "socialUrl"];
  const hostile = [
    "%%",
    "__",
    "a%",
    "*:*",
    "''",
    "'|'",
    "\\'",
    "a':*|'",
    "\\\\",
    "):*",
    "!!x",
    "<->",
    "\u0301\u0301",
    "  ",
    "$1",
  ];
  it.each(texts)("%s takes no character for a pattern or for syntax", async (name) => {
    const contacts = await workgroup();
    const text = "ab c";
    const place = { city: text, region: text, country: text };
    await contacts.import({ firstName: text, lastName: text, currentTitle: text, location: place, socialUrls: [text] });
    for (const value of hostile) {
      const response = await contacts.list({ [name]: value });
      expect([value, response.statusCode, response.json().items?.length ?? 0]).toEqual([
        value,
        // Only an identifier may not consist of blanks.
        name === "socialUrl" && value.trim() === "" ? 400 : 200,
        0,
      ]);
    }
  });

  it("finds values with such characters all the same", async () => {
    const contacts = await workgroup();
    const text = "O'Brien \\ 100% _*:&|!()";
    await contacts.import({ firstName: "Ana", lastName: text, currentTitle: text, location: { city: text } });
    for (const name of ["lastName", "roleTitle", "city"])
      expect(await contacts.found({ [name]: text })).toEqual(["Ana"]);
  });
});
