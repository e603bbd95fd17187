import type { TagList } from "@recruiting-outreach/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestContacts } from "../testing/contacts.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

async function workgroupWith(...tags: readonly string[]): Promise<TestContacts> {
  const contacts = new TestContacts(service, await service.addWorkgroup());
  await contacts.import({ firstName: "Ana" }, { tags: [...tags] });
  return contacts;
}

const values = async (contacts: TestContacts, query = "") => {
  const response = await contacts.call("GET", `/tags${query}`);
  expect(response.statusCode).toBe(200);
  const { items, count } = response.json<TagList>();
  expect(count).toBe(items.length);
  return items.map(({ value }) => value);
};

describe("200", () => {
  it("shows the tags of the workgroup in the order of their characters", async () => {
    expect(await values(await workgroupWith("b", "Z", "a", "é"))).toEqual(["Z", "a", "b", "é"]);
  });

  it("keeps those that begin like the name, upper and lower case being different", async () => {
    const contacts = await workgroupWith("back", "backend", "Backend", "outback", "bac");
    expect(await values(contacts, "?name=back")).toEqual(["back", "backend"]);
  });

  it("cuts off the space around the name", async () => {
    expect(await values(await workgroupWith("back end", "front"), "?name=%20back%20")).toEqual(["back end"]);
  });

  it.each(["%25", "_", "a%25", "%5C", "'", "*", "%5Ba-z%5D"])(
    "takes no character of the name for a pattern, as in %s",
    async (name) => {
      expect(await values(await workgroupWith("abc"), `?name=${name}`)).toEqual([]);
    },
  );

  it("finds such characters all the same", async () => {
    expect(await values(await workgroupWith("100%_\\'"), "?name=100%25_%5C'")).toEqual(["100%_\\'"]);
  });

  it("shows 100 unless another limit is given", async () => {
    const names = Array.from({ length: 120 }, (_, index) => `tag ${index}`);
    const contacts = await workgroupWith(...names.slice(0, 50));
    await contacts.import({ firstName: "Rui" }, { tags: names.slice(50, 100) });
    await contacts.import({ firstName: "Eva" }, { tags: names.slice(100) });
    expect(await values(contacts)).toHaveLength(100);
    expect(await values(contacts, "?limit=500")).toHaveLength(120);
    expect(await values(contacts, "?limit=1")).toEqual(["tag 0"]);
  });

  it("shows no tag of another workgroup", async () => {
    const contacts = await workgroupWith("shared", "theirs");
    const others = await workgroupWith("shared");
    expect(await values(others)).toEqual(["shared"]);
    expect(await values(contacts)).toEqual(["shared", "theirs"]);
  });
});

describe("400", () => {
  it.each(["?name=", "?name=%20", "?limit=0", "?limit=501", `?name=${"x".repeat(257)}`])(
    "refuses %s",
    async (query) => {
      expect((await (await workgroupWith()).call("GET", `/tags${query}`)).statusCode).toBe(400);
    },
  );
});

describe("429", () => {
  it("allows 120 requests a minute", async () => {
    const contacts = await workgroupWith();
    for (let request = 0; request < 120; request++) await contacts.call("GET", "/tags");
    expect((await contacts.call("GET", "/tags")).statusCode).toBe(429);
  });
});
