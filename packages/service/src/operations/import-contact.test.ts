import type { ContactEventPage, ContactInput } from "@recruiting-outreach/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestContacts } from "../testing/contacts.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

const workgroup = async () => new TestContacts(service, await service.addWorkgroup());
const timeline = async (contacts: TestContacts, id: string) =>
  (await contacts.call("GET", `/${id}/events`)).json<ContactEventPage>().items;

describe("200 of a new contact", () => {
  it("stores texts without blanks at their ends, moments in UTC, and nothing that is empty", async () => {
    const contacts = await workgroup();
    const response = await contacts.call("POST", "/import", {
      contact: {
        firstName: "  Ana ",
        lastName: " ",
        middleName: null,
        workEmail: " Ana@Work.example",
        workPhone: " 910 000 001 ",
        otherEmails: [" "],
        currentCompanyFrom: "2022-03-01T01:00:00+01:00",
        experiences: [{ title: " Engineer ", location: { city: " " } }, { company: " " }],
      },
    });
    expect(response.statusCode).toBe(200);
    const { contactId, created, contact } = response.json();
    expect(created).toBe(true);
    expect(contact).toMatchObject({
      id: contactId,
      firstName: "Ana",
      workEmail: "Ana@Work.example",
      workPhone: "910 000 001",
      currentCompanyFrom: "2022-03-01T00:00:00.000Z",
      experiences: [{ title: "Engineer" }],
    });
    expect(contact).not.toHaveProperty("lastName");
    expect(contact).not.toHaveProperty("otherEmails");
  });

  it("adds the notes in their order, makes tags that are new, and tells the timeline", async () => {
    const contacts = await workgroup();
    await contacts.import({ firstName: "Rui" }, { tags: ["known"] });
    const id = await contacts.import({ firstName: "Ana" }, { tags: [" known ", "new", "new"], notes: ["One", "Two"] });
    const tags = (await contacts.call("GET", "/tags")).json().items;
    expect(tags.map(({ value }: { value: string }) => value)).toEqual(["known", "new"]);
    expect((await timeline(contacts, id)).map(({ kind }) => kind)).toEqual([
      "system.noteAdded",
      "system.noteAdded",
      "system.imported",
    ]);
  });
});

describe("200 of a contact that is known", () => {
  const same: [string, ContactInput, ContactInput][] = [
    [
      "an email address in any slot and case",
      { workEmail: "Ana@a.example" },
      { otherEmails: ["b@b.example", "ana@A.example"] },
    ],
    ["a phone number in E.164 form", { workPhone: "+351 910 000 001" }, { otherPhones: ["00351-910-000-001"] }],
    [
      "a number that is national at home",
      { workPhone: "910 000 001", location: { countryCode: "PT" } },
      { workPhone: "+351910000001" },
    ],
    [
      "a profile",
      { socialUrls: ["https://www.social.example/in/ana/"] },
      { socialUrls: ["http://Social.example/in/Ana"] },
    ],
    ["a site of one's own", { socialUrls: ["https://ana.example"] }, { socialUrls: ["https://ana.example/"] }],
  ];
  it.each(same)("knows it by %s", async (_, one, other) => {
    const contacts = await workgroup();
    expect(await contacts.import(other)).toBe(await contacts.import(one));
  });

  const different: [string, ContactInput, ContactInput][] = [
    ["share a name", { firstName: "Ana", lastName: "Reis" }, { firstName: "Ana", lastName: "Reis" }],
    ["share a national number of no known country", { workPhone: "910000001" }, { workPhone: "910000001" }],
    [
      "share an identifier on different networks",
      { socialUrls: ["https://a.example/ana"] },
      { socialUrls: ["https://b.example/ana"] },
    ],
    ["have no email address and say so in the same way", { workEmail: "n/a" }, { workEmail: "n/a" }],
    [
      "share an extension",
      { workPhone: "4711", location: { countryCode: "DE" } },
      { workPhone: "4711", location: { countryCode: "DE" } },
    ],
    [
      "share what was filled in for a number",
      { workPhone: "0000000000", location: { countryCode: "US" } },
      { workPhone: "0000000000", location: { countryCode: "US" } },
    ],
    ["share an identifier without its network", { socialUrls: ["ana"] }, { socialUrls: ["ana"] }],
  ];
  it.each(different)("takes two that %s for two people", async (_, one, other) => {
    const contacts = await workgroup();
    expect(await contacts.import(other)).not.toBe(await contacts.import(one));
  });

  const merge = async (duplicateMode?: "overwrite" | "fillMissing" | "skip") => {
    const contacts = await workgroup();
    const workEmail = "ana@work.example";
    await contacts.import({ workEmail, firstName: "Ana", headline: "Old", skills: [{ value: "Go" }] });
    service.clock.pass(60);
    const response = await contacts.call("POST", "/import", {
      contact: { workEmail, firstName: "Anna", lastName: "Reis", headline: null, skills: [{ value: "Java" }] },
      ...(duplicateMode && { duplicateMode }),
    });
    expect(response.json().created).toBe(false);
    return response.json().contact;
  };

  it("takes all values with overwrite, and clears what is null", async () => {
    const contact = await merge("overwrite");
    expect(contact).toMatchObject({ firstName: "Anna", lastName: "Reis", skills: [{ value: "Java" }] });
    expect(contact).not.toHaveProperty("headline");
    expect(contact.updatedAt).toBe(service.clock.now().toISOString());
  });

  it.each([undefined, "fillMissing"] as const)("takes what was missing with %s", async (mode) => {
    expect(await merge(mode)).toMatchObject({
      firstName: "Ana",
      lastName: "Reis",
      headline: "Old",
      skills: [{ value: "Go" }],
    });
  });

  it("takes nothing with skip, and leaves the time of the last change", async () => {
    const contact = await merge("skip");
    expect(contact).toMatchObject({ firstName: "Ana", headline: "Old", skills: [{ value: "Go" }] });
    expect(contact).not.toHaveProperty("lastName");
    expect(contact.updatedAt).toBe(contact.createdAt);
  });

  it("attaches tags and adds notes even with skip", async () => {
    const contacts = await workgroup();
    const id = await contacts.import({ workEmail: "ana@work.example" }, { tags: ["one"] });
    await contacts.import(
      { workEmail: "ana@work.example" },
      { tags: ["one", "two"], notes: ["Hello"], duplicateMode: "skip" },
    );
    const { tags } = (await contacts.call("GET", `/${id}`)).json();
    expect(tags.map(({ value }: { value: string }) => value)).toEqual(["one", "two"]);
    expect((await timeline(contacts, id)).map(({ kind }) => kind)).toEqual(["system.noteAdded", "system.imported"]);
  });

  it("merges with the oldest where several fit", async () => {
    const contacts = await workgroup();
    const oldest = await contacts.import({ workEmail: "a@a.example" });
    await contacts.import({ workEmail: "b@b.example" });
    expect(await contacts.import({ workEmail: "b@b.example", privateEmail: "a@a.example" })).toBe(oldest);
  });

  it("is no duplicate of a contact in another workgroup", async () => {
    const one = await workgroup();
    const other = await workgroup();
    const contact = { workEmail: "ana@work.example" };
    expect(await other.import(contact)).not.toBe(await one.import(contact));
  });

  it("makes one contact of many imports at once", async () => {
    const contacts = await workgroup();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        contacts.call("POST", "/import", {
          // Each lists the addresses in an order of its own, so that locks are asked for in all orders.
          contact: {
            firstName: "Ana",
            otherEmails: index % 2 ? ["a@a.example", "b@b.example"] : ["b@b.example", "a@a.example"],
          },
          tags: index % 2 ? ["x", "y"] : ["y", "x"],
        }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json().contactId)).size).toBe(1);
    expect(answers.filter((answer) => answer.json().created)).toHaveLength(1);
    expect(await contacts.found({})).toEqual(["Ana"]);
  });
});

describe("autoUpdate", () => {
  const stored = async (id: string) =>
    service.database.db.selectFrom("contacts").select("auto_update").where("id", "=", id).executeTakeFirstOrThrow();

  it("is off unless asked for, and stays on until an import overwrites it", async () => {
    const contacts = await workgroup();
    const workEmail = "ana@work.example";
    const id = await contacts.import({ workEmail });
    expect(await stored(id)).toEqual({ auto_update: false });
    await contacts.import({ workEmail }, { autoUpdate: true, duplicateMode: "skip" });
    expect(await stored(id)).toEqual({ auto_update: true });
    await contacts.import({ workEmail });
    expect(await stored(id)).toEqual({ auto_update: true });
    await contacts.import({ workEmail }, { autoUpdate: false, duplicateMode: "overwrite" });
    expect(await stored(id)).toEqual({ auto_update: false });
  });
});

describe("400", () => {
  it.each([
    ["body.contact", {}],
    ["body.contact", { contact: {} }],
    ["body.contact", { contact: { firstName: " ", lastName: null, otherEmails: [" "], location: { city: "" } } }],
    ["body.contact.id", { contact: { id: "66f1c0de5a7b3c0012ab0001" } }],
    ["body.contact.tags", { contact: { firstName: "Ana", tags: [] } }],
    ["body.name", { contact: { firstName: "Ana" }, name: "x" }],
    ["body.notes.0", { contact: { firstName: "Ana" }, notes: [""] }],
    ["body.tags.1", { contact: { firstName: "Ana" }, tags: ["a", "  "] }],
    ["body.duplicateMode", { contact: { firstName: "Ana" }, duplicateMode: "merge" }],
    ["body.contact.experiences.0.from", { contact: { experiences: [{ from: "9999-12-31T23:59:59-12:00" }] } }],
    ["body.contact.currentCompanyTo", { contact: { currentCompanyTo: "2016-12-31T23:59:60Z" } }],
    ["body.contact.firstName", { contact: { firstName: "A\0na" } }],
    ["body.notes.0", { contact: { firstName: "Ana" }, notes: ["\ud83d"] }],
  ])("names %s", async (path, body) => {
    const contacts = await workgroup();
    const response = await contacts.call("POST", "/import", body);
    expect(response.statusCode).toBe(400);
    expect(response.json().issues[0].path).toBe(path);
    expect(await contacts.found({})).toEqual([]);
  });
});
