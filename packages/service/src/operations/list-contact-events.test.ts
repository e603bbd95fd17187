import type { ContactEventPage } from "@recruiting-outreach/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Events, type NewEvent } from "../data/events.ts";
import { TestContacts } from "../testing/contacts.ts";
import { startTestService, type TestService, type TestWorkgroup } from "../testing/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

/** A contact in whose timeline stands "Imported" and then "1", "2" and so on, two of them at each moment. */
async function contactWith(count: number) {
  const group = await service.addWorkgroup();
  const contacts = new TestContacts(service, group);
  const id = await contacts.import({ firstName: "Ana" });
  for (let number = 1; number <= count; number++) {
    if (number % 2) service.clock.pass(1);
    await record(group, { contactId: id, title: `${number}` });
  }
  return { group, contacts, id };
}

function record({ workgroupId }: TestWorkgroup, event: Partial<NewEvent> & Pick<NewEvent, "contactId">): Promise<void> {
  const full: NewEvent = {
    kind: "email.sent",
    category: "email",
    title: "Sent",
    occurredAt: service.clock.now(),
    ...event,
  };
  return service.services.tenancy.write(workgroupId, (scope) => new Events(scope).record(full));
}

const batch = async (contacts: TestContacts, id: string, query: Record<string, string> = {}) => {
  const response = await contacts.call("GET", `/${id}/events?${new URLSearchParams(query)}`);
  expect(response.statusCode).toBe(200);
  const { items, nextCursor } = response.json<ContactEventPage>();
  return { titles: items.map(({ title }) => title), items, nextCursor };
};

describe("200", () => {
  it("shows what happened, newest first", async () => {
    const { contacts, id } = await contactWith(3);
    const { titles, nextCursor } = await batch(contacts, id);
    expect(titles).toEqual(["3", "2", "1", "Imported"]);
    expect(nextCursor).toBeNull();
  });

  it("goes on with the cursor, even where several things happened at one moment", async () => {
    const { contacts, id } = await contactWith(6);
    const titles: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const answer: Awaited<ReturnType<typeof batch>> = await batch(contacts, id, {
        limit: "3",
        ...(cursor && { cursor }),
      });
      titles.push(...answer.titles);
      cursor = answer.nextCursor;
    }
    expect(titles).toEqual(["6", "5", "4", "3", "2", "1", "Imported"]);
  });

  it("leaves out on later batches what has happened since the first", async () => {
    const { group, contacts, id } = await contactWith(3);
    const first = await batch(contacts, id, { limit: "2" });
    await record(group, { contactId: id, title: "New" });
    const second = await batch(contacts, id, { limit: "2", cursor: `${first.nextCursor}` });
    expect([...first.titles, ...second.titles]).toEqual(["3", "2", "1", "Imported"]);
  });

  it("puts what is told late where it happened", async () => {
    const { group, contacts, id } = await contactWith(0);
    await record(group, { contactId: id, title: "Long ago", occurredAt: new Date("2020-01-01T00:00:00.000Z") });
    expect((await batch(contacts, id)).titles).toEqual(["Imported", "Long ago"]);
  });

  it("shows the campaign, the operation and details where there are any", async () => {
    const { group, contacts, id } = await contactWith(0);
    const details = {
      campaignId: "66e0ca4a5a7b3c0012ca0001",
      operationId: "6740b0075a7b3c00120b0001",
      data: { subject: "Hi" },
    };
    await record(group, { contactId: id, ...details });
    await record(group, { contactId: id, title: "Plain" });
    const [plain, full] = (await batch(contacts, id)).items;
    expect(full).toEqual({
      id: expect.stringMatching(/^[a-f0-9]{24}$/),
      kind: "email.sent",
      category: "email",
      title: "Sent",
      occurredAt: service.clock.now().toISOString(),
      ...details,
    });
    expect(Object.keys(plain ?? {}).sort()).toEqual(["category", "id", "kind", "occurredAt", "title"]);
  });

  it("shows 25 unless another limit is given", async () => {
    const { contacts, id } = await contactWith(30);
    expect((await batch(contacts, id)).titles).toHaveLength(25);
    expect((await batch(contacts, id, { limit: "50" })).titles).toHaveLength(31);
  });

  it("shows nothing of other contacts", async () => {
    const { group, contacts, id } = await contactWith(1);
    const other = await contacts.import({ firstName: "Rui" });
    await record(group, { contactId: other, title: "Other" });
    expect((await batch(contacts, id)).titles).toEqual(["1", "Imported"]);
  });
});

describe("400", () => {
  it("refuses a cursor of another contact, of another limit, and one that was changed", async () => {
    const { contacts, id } = await contactWith(3);
    const other = await contacts.import({ firstName: "Rui" });
    const { nextCursor } = await batch(contacts, id, { limit: "1" });
    for (const path of [
      `/${other}/events?limit=1&cursor=${nextCursor}`,
      `/${id}/events?limit=2&cursor=${nextCursor}`,
      `/${id}/events?limit=1&cursor=x${nextCursor}`,
    ]) {
      expect((await contacts.call("GET", path)).statusCode).toBe(400);
    }
  });

  it.each(["limit=0", "limit=51", "limit=x", "page=2"])("refuses %s", async (query) => {
    const { contacts, id } = await contactWith(0);
    expect((await contacts.call("GET", `/${id}/events?${query}`)).statusCode).toBe(400);
  });
});

describe("404", () => {
  it("shows no timeline of another workgroup", async () => {
    const { id } = await contactWith(1);
    const others = new TestContacts(service, await service.addWorkgroup());
    expect((await others.call("GET", `/${id}/events`)).statusCode).toBe(404);
  });
});
