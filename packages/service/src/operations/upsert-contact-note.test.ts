import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../ids.ts";
import { TestContacts } from "../testing/contacts.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

const workgroup = async () => new TestContacts(service, await service.addWorkgroup());
const stored = (noteId: string) =>
  service.database.db.selectFrom("notes").select(["id", "value"]).where("id", "=", noteId).execute();
const kinds = async (contacts: TestContacts, id: string) =>
  (await contacts.call("GET", `/${id}/events`)).json().items.map(({ kind }: { kind: string }) => kind);

describe("200", () => {
  it("makes the note under the identifier, and then changes it", async () => {
    const contacts = await workgroup();
    const id = await contacts.import({ firstName: "Ana" });
    const noteId = newId();
    for (const value of ["First", "Second"]) {
      const response = await contacts.call("POST", `/${id}/note/${noteId}`, { value });
      expect(response.json()).toEqual({ noteId });
      expect(await stored(noteId)).toEqual([{ id: noteId, value }]);
    }
    expect(await kinds(contacts, id)).toEqual(["system.noteChanged", "system.noteAdded", "system.imported"]);
  });

  it("changes a note that was added without an identifier", async () => {
    const contacts = await workgroup();
    const id = await contacts.import({ firstName: "Ana" });
    const { noteId } = (await contacts.call("POST", `/${id}/note`, { value: "First" })).json();
    await contacts.call("POST", `/${id}/note/${noteId}`, { value: "Second" });
    expect(await stored(noteId)).toEqual([{ id: noteId, value: "Second" }]);
  });

  it("does nothing more when it is sent again", async () => {
    const contacts = await workgroup();
    const id = await contacts.import({ firstName: "Ana" });
    const noteId = newId();
    for (let time = 0; time < 3; time++) await contacts.call("POST", `/${id}/note/${noteId}`, { value: "Hello" });
    expect(await kinds(contacts, id)).toEqual(["system.noteAdded", "system.imported"]);
  });

  it("takes identifiers for the same whatever their case", async () => {
    const contacts = await workgroup();
    const id = await contacts.import({ firstName: "Ana" });
    const noteId = newId();
    await contacts.call("POST", `/${id}/note/${noteId}`, { value: "First" });
    const capitals = noteId.toUpperCase();
    expect((await contacts.call("POST", `/${id}/note/${capitals}`, { value: "Second" })).json()).toEqual({
      noteId: capitals,
    });
    expect(await stored(noteId)).toEqual([{ id: noteId, value: "Second" }]);
  });

  it("makes one note of many that are sent at once", async () => {
    const contacts = await workgroup();
    const id = await contacts.import({ firstName: "Ana" });
    const noteId = newId();
    const texts = Array.from({ length: 8 }, (_, index) => `Text ${index}`);
    const answers = await Promise.all(texts.map((value) => contacts.call("POST", `/${id}/note/${noteId}`, { value })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const notes = await stored(noteId);
    expect(notes).toHaveLength(1);
    expect(texts).toContain(notes[0]?.value);
    expect((await kinds(contacts, id)).filter((kind: string) => kind === "system.noteAdded")).toHaveLength(1);
  });

  it("lets two workgroups use the same identifier", async () => {
    const noteId = newId();
    for (const value of ["One", "Other"]) {
      const contacts = await workgroup();
      const id = await contacts.import({ firstName: "Ana" });
      expect((await contacts.call("POST", `/${id}/note/${noteId}`, { value })).statusCode).toBe(200);
    }
    expect((await stored(noteId)).map(({ value }) => value).sort()).toEqual(["One", "Other"]);
  });
});

describe("400", () => {
  it("does not take the identifier of a note on another contact", async () => {
    const contacts = await workgroup();
    const [one, other] = [await contacts.import({ firstName: "Ana" }), await contacts.import({ firstName: "Rui" })];
    const noteId = newId();
    await contacts.call("POST", `/${one}/note/${noteId}`, { value: "First" });
    const response = await contacts.call("POST", `/${other}/note/${noteId}`, { value: "Second" });
    expect(response.statusCode).toBe(400);
    expect(response.json().issues[0].path).toBe("path.noteId");
    expect(await stored(noteId)).toEqual([{ id: noteId, value: "First" }]);
  });

  it("refuses an identifier of another form", async () => {
    const contacts = await workgroup();
    const id = await contacts.import({ firstName: "Ana" });
    expect((await contacts.call("POST", `/${id}/note/first`, { value: "First" })).statusCode).toBe(400);
  });
});

describe("404", () => {
  it("writes nothing on a contact of another workgroup", async () => {
    const id = await (await workgroup()).import({ firstName: "Ana" });
    const noteId = newId();
    expect((await (await workgroup()).call("POST", `/${id}/note/${noteId}`, { value: "First" })).statusCode).toBe(404);
    expect(await stored(noteId)).toEqual([]);
  });
});
