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

describe("email", () => {
  it("is looked for in every slot, without case", async () => {
    const contacts = await workgroup();
    await contacts.import({ firstName: "Work", workEmail: "Ana@Work.example" });
    await contacts.import({ firstName: "Private", privateEmail: "ana@home.example" });
    await contacts.import({ firstName: "Other", otherEmails: ["x@y.example", "ana@other.example"] });
    expect(await contacts.found({ email: "aNA@work.example" })).toEqual(["Work"]);
    expect(await contacts.found({ email: "ana@home.example" })).toEqual(["Private"]);
    expect(await contacts.found({ email: "ana@other.example" })).toEqual(["Other"]);
  });

  it("is looked for as a whole", async () => {
    const contacts = await workgroup();
    await contacts.import({ firstName: "Ana", workEmail: "mariana@work.example" });
    expect(await contacts.found({ email: "ana@work.example" })).toEqual([]);
  });
});

describe("phone", () => {
  it("is found as it is stored", async () => {
    const contacts = await workgroup();
    await contacts.import({ firstName: "Ana", otherPhones: ["ext 12 / 34-56"] });
    expect(await contacts.found({ phone: "ext 12 / 34-56" })).toEqual(["Ana"]);
  });

  it.each(["+351910000001", "00351 910 000 001", "+351 (910) 000-001"])(
    "is found in E.164 form from %s",
    async (phone) => {
      const contacts = await workgroup();
      await contacts.import({ firstName: "Ana", privateMobilePhone: "+351 910 000 001" });
      await contacts.import({ firstName: "Rui", privateMobilePhone: "+351 910 000 002" });
      expect(await contacts.found({ phone })).toEqual(["Ana"]);
    },
  );

  it("takes a national number to be of the country where the person lives", async () => {
    const contacts = await workgroup();
    await contacts.import({ firstName: "Ana", workPhone: "910 000 001", location: { countryCode: "pt" } });
    expect(await contacts.found({ phone: "+351910000001" })).toEqual(["Ana"]);
  });

  it.each(["910000", "000001", "351910000001", "1910-0000"])("is found by a run of its digits, %s", async (phone) => {
    const contacts = await workgroup();
    await contacts.import({ firstName: "Ana", otherMobilePhones: ["+351 910 000 001"] });
    await contacts.import({ firstName: "Rui", otherMobilePhones: ["+351 920 000 002"] });
    expect(await contacts.found({ phone })).toEqual(["Ana"]);
  });

  it("is found by a run of its digits in E.164 form, however it is written", async () => {
    const contacts = await workgroup();
    await contacts.import({ firstName: "Home", workPhone: "020 7946 0018", location: { countryCode: "GB" } });
    await contacts.import({ firstName: "Away", privatePhone: "+44 (0)20 7946 0019" });
    expect(await contacts.found({ phone: "442079460018" })).toEqual(["Home"]);
    expect(await contacts.found({ phone: "44207946" })).toEqual(["Away", "Home"]);
    expect(await contacts.found({ phone: "02079460018" })).toEqual(["Home"]);
  });

  it("finds no run that two numbers only have together", async () => {
    const contacts = await workgroup();
    await contacts.import({ firstName: "Ana", workPhone: "111222", privatePhone: "333444" });
    expect(await contacts.found({ phone: "222333" })).toEqual([]);
  });
});

describe("firstName and lastName", () => {
  it("find by the beginning of the name, without case and accents", async () => {
    const contacts = await workgroup();
    await contacts.import({ firstName: "José Luís", lastName: "Conceição" });
    await contacts.import({ firstName: "Maria José", lastName: "Reis" });
    expect(await contacts.found({ firstName: "jose" })).toEqual(["José Luís"]);
    expect(await contacts.found({ lastName: "CONCEIÇÃO" })).toEqual(["José Luís"]);
    await contacts.import({ firstName: "Jörg", lastName: "Groß" });
    expect(await contacts.found({ lastName: "GROSS" })).toEqual(["Jörg"]);
    expect(await contacts.found({ firstName: "José", lastName: "Reis" })).toEqual([]);
  });

  it("are looked at to their ends, however long they are", async () => {
    const contacts = await workgroup();
    const firstName = "ñ한".repeat(128);
    await contacts.import({ firstName });
    expect(await contacts.found({ firstName })).toEqual([firstName]);
    expect(await contacts.found({ firstName: firstName.slice(0, 200) })).toEqual([firstName]);
    expect(await contacts.found({ firstName: `${firstName.slice(0, 200)}x` })).toEqual([]);
  });

  it("are different fields", async () => {
    const contacts = await workgroup();
    await contacts.import({ firstName: "Martin", lastName: "Paul" });
    expect(await contacts.found({ lastName: "Martin" })).toEqual([]);
  });
});

describe("socialUrl", () => {
  it.each([
    "https://social.example/in/priya-raman",
    "http://www.social.example/in/Priya-Raman/",
    "social.example/in/priya-raman",
    "priya-raman",
    "@Priya-Raman",
    "https://social.example/in/priya-raman/?trk=public_profile",
    "https://social.example/in/priya-raman?utm_source=mail#about",
  ])("finds a profile by %s", async (socialUrl) => {
    const contacts = await workgroup();
    await contacts.import({ firstName: "Priya", socialUrls: ["https://www.Social.example/in/priya-raman"] });
    await contacts.import({ firstName: "Other", socialUrls: ["https://social.example/in/priya-raman-2"] });
    expect(await contacts.found({ socialUrl })).toEqual(["Priya"]);
  });

  it("finds a profile that was stored with the way to it", async () => {
    const contacts = await workgroup();
    await contacts.import({ firstName: "Priya", socialUrls: ["https://social.example/in/priya-raman/?trk=search"] });
    expect(await contacts.found({ socialUrl: "https://social.example/in/priya-raman" })).toEqual(["Priya"]);
    expect(await contacts.found({ socialUrl: "priya-raman" })).toEqual(["Priya"]);
  });

  it("keeps profiles apart that only their queries tell", async () => {
    const contacts = await workgroup();
    await contacts.import({ firstName: "Priya", socialUrls: ["https://social.example/profile?id=7"] });
    expect(await contacts.found({ socialUrl: "https://social.example/profile?id=8" })).toEqual([]);
    expect(await contacts.found({ socialUrl: "https://social.example/profile?id=7" })).toEqual(["Priya"]);
  });

  it("keeps networks apart when it is an address", async () => {
    const contacts = await workgroup();
    await contacts.import({ firstName: "Priya", socialUrls: ["https://code.example/priya"] });
    expect(await contacts.found({ socialUrl: "https://social.example/priya" })).toEqual([]);
  });

  it("finds an address that is too long for an index as it stands", async () => {
    const contacts = await workgroup();
    const socialUrl = `https://social.example/in/${"ü".repeat(150)}`;
    await contacts.import({ firstName: "Priya", socialUrls: [socialUrl] });
    expect(await contacts.found({ socialUrl })).toEqual(["Priya"]);
  });
});
