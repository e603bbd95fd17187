import { describe, expect, it } from "vitest";
import { failureOf, scriptedClient } from "./testing/scripted-client.ts";

const page = (ids: number[], nextCursor: string | null) => ({ body: { items: ids.map((id) => ({ id })), nextCursor } });
const numbered = (number: number, total: number, limit = 2) => ({
  body: { items: [{ id: number * 2 - 1 }, { id: number * 2 }], page: number, limit, count: 2, total },
});

async function collect<T>(list: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of list) items.push(item);
  return items;
}

describe("paginate", () => {
  it("follows cursors to the end", async () => {
    const { client, requests } = scriptedClient([page([1, 2], "a"), page([3], null)]);
    expect(await collect(client.paginate("listContacts", { city: "Lisbon" }))).toEqual([
      { id: 1 },
      { id: 2 },
      { id: 3 },
    ]);
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(["?city=Lisbon", "?city=Lisbon&cursor=a"]);
  });

  it("goes on by cursor where the caller began by number", async () => {
    const { client, requests } = scriptedClient([page([1], "a"), page([2], null)]);
    await collect(client.paginate("listContacts", { page: 100 }));
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(["?page=100", "?cursor=a"]);
  });

  it("counts pages where there are no cursors", async () => {
    const { client, requests } = scriptedClient([numbered(1, 4), numbered(2, 4)]);
    expect(await collect(client.paginate("listOperations", { status: ["success"] }))).toHaveLength(4);
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(["?status=success", "?status=success&page=2"]);
  });

  it("says that no more than 100 numbered pages can be read, after the items of the last", async () => {
    const { client, requests } = scriptedClient([numbered(100, 1000)]);
    const walk = client.paginate("listOperations", { page: 100 });
    const items: unknown[] = [];
    const failure = await failureOf(
      (async () => {
        for await (const item of walk) items.push(item);
      })(),
    );
    expect(String(failure)).toContain("only 100 pages can be read");
    expect(items).toHaveLength(2);
    expect(requests).toHaveLength(1);
  });

  it("notices a page that comes again and again", async () => {
    const { client, requests } = scriptedClient([numbered(1, 1000)]);
    expect(String(await failureOf(collect(client.paginate("listOperations", {}))))).toContain("round in circles");
    expect(requests).toHaveLength(2);
  });

  it("gives pages when asked for them", async () => {
    const { client } = scriptedClient([page([1, 2], "a"), page([3], null)]);
    const sizes = (await collect(client.paginate("listContacts", {}).pages())).map(({ items }) => items.length);
    expect(sizes).toEqual([2, 1]);
  });

  it("stops at maxItems without asking for more", async () => {
    const { client, requests } = scriptedClient([page([1, 2], "a")]);
    expect(await collect(client.paginate("listContacts", {}, { maxItems: 2 }))).toHaveLength(2);
    expect(requests).toHaveLength(1);
  });

  it("goes on where an earlier walk ended", async () => {
    const first = scriptedClient([page([1, 2], "a")]);
    const walk = first.client.paginate("listContacts", {}, { maxItems: 2 });
    await collect(walk);
    const second = scriptedClient([page([3], null)]);
    const rest = second.client.paginate("listContacts", {}, { resume: walk.resumeToken });
    expect(await collect(rest)).toEqual([{ id: 3 }]);
    expect(second.requests[0]?.url).toContain("cursor=a");
    expect(rest.resumeToken).toBeUndefined();
  });

  it("says so when a page has no items", async () => {
    const { client } = scriptedClient([{ body: {} }]);
    expect(await failureOf(collect(client.paginate("listContacts", {})))).toMatchObject({
      name: "UnexpectedBodyError",
    });
  });

  it("notices cursors that go round in circles", async () => {
    const { client } = scriptedClient([page([1], "a"), page([2], "b"), page([3], "a")]);
    expect(String(await failureOf(collect(client.paginate("listContacts", {}))))).toContain("round in circles");
  });
});

describe("a paid search", () => {
  const found = (count: number, nextCursor: string | null) =>
    page(
      Array.from({ length: count }, (_, id) => id),
      nextCursor,
    );

  it("needs to be told how much it may spend", () => {
    const { client } = scriptedClient([{}]);
    expect(() => client.paginate("searchPeople", { limit: 5 })).toThrow(/maxCredits/);
  });

  it("asks for no page whose reservation might go beyond maxCredits", async () => {
    const { client, requests } = scriptedClient([found(5, "a"), found(5, "b"), found(5, "c")]);
    const walk = client.paginate("searchPeople", { limit: 5 }, { maxCredits: 299 });
    expect(await collect(walk)).toHaveLength(10);
    expect(walk.credits).toBe(200);
    expect(requests).toHaveLength(2);
  });

  it("reckons with the default limit when none is given", async () => {
    const { client, requests } = scriptedClient([found(10, "a")]);
    await collect(client.paginate("searchPeople", {}, { maxCredits: 199 }));
    expect(requests).toHaveLength(0);
  });

  it("sends the same filters and limit on every page", async () => {
    const { client, requests } = scriptedClient([found(2, "a"), found(1, null)]);
    const filters = { people: { skills: { include: ["Go"] } }, limit: 2 };
    await collect(client.paginate("searchPeople", filters, { maxCredits: 1000 }));
    expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
      filters,
      { ...filters, cursor: "a" },
    ]);
  });
});
