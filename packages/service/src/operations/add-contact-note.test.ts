import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestContacts } from "../testing/contacts.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

const workgroup = async () => new TestContacts(service, await service.addWorkgroup());

describe("200", () => {
  it("adds a note of the caller each time, and tells the timeline", async () => {
    const group = await service.addWorkgroup();
    const contacts = new TestContacts(service, group);
    const id = await contacts.import({ firstName: "Ana" });
    const first = (await contacts.call("POST", `/${id}/note`, { value: " Call her. \n" })).json().noteId;
    const second = (await contacts.call("POST", `/${id}/note`, { value: " Call her. \n" })).json().noteId;
    expect(first).toMatch(/^[a-f0-9]{24}$/);
    const notes = await service.database.db
      .selectFrom("notes")
      .select(["id", "contact_id", "user_id", "value"])
      .where("workgroup_id", "=", group.workgroupId)
      .orderBy("id")
      .execute();
    const note = { contact_id: id, user_id: group.userId, value: " Call her. \n" };
    expect(notes).toEqual([
      { id: first, ...note },
      { id: second, ...note },
    ]);
    expect((await contacts.call("GET", `/${id}/events`)).json().items[0]).toMatchObject({
      kind: "system.noteAdded",
      category: "system",
      data: { noteId: second },
    });
  });

  it("takes a text of 4096 characters", async () => {
    const contacts = await workgroup();
    const id = await contacts.import({ firstName: "Ana" });
    expect((await contacts.call("POST", `/${id}/note`, { value: "é".repeat(4096) })).statusCode).toBe(200);
  });
});

describe("400", () => {
  it.each([
    {},
    { value: "" },
    { value: "x".repeat(4097) },
    { value: 1 },
    { value: "x", pinned: true },
    { value: "a\0b" },
  ])("refuses the body %j", async (body) => {
    const contacts = await workgroup();
    const id = await contacts.import({ firstName: "Ana" });
    expect((await contacts.call("POST", `/${id}/note`, body)).statusCode).toBe(400);
  });

  it("refuses an identifier of another form", async () => {
    expect((await (await workgroup()).call("POST", "/1/note", { value: "Hello" })).statusCode).toBe(400);
  });
});

describe("404", () => {
  it("adds nothing to a contact of another workgroup", async () => {
    const contacts = await workgroup();
    const id = await contacts.import({ firstName: "Ana" });
    expect((await (await workgroup()).call("POST", `/${id}/note`, { value: "Hello" })).statusCode).toBe(404);
    expect((await contacts.call("GET", `/${id}/events`)).json().items).toHaveLength(1);
  });
});
