import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { type Database, openDatabase } from "../../data/database.ts";
import { newId } from "../../ids.ts";
import { type ImportCount, importPeople } from "./import-people.ts";

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ url: inject("ownerUrl"), poolSize: 2 });
});
afterAll(() => database.close());

async function file(name: string, ...lines: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "import-test-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, name), lines.join("\n"));
  return join(folder, name);
}

const load = (path: string, onProgress?: (count: ImportCount) => void) => importPeople(database.db, path, onProgress);

/** The person whom the directory now has under an identifier. */
async function person(id: string) {
  const row = await database.db.selectFrom("people").select("person").where("id", "=", id).executeTakeFirst();
  return row?.person;
}

const line = (changes: object = {}) =>
  JSON.stringify({ id: newId(), firstName: "Priya", lastName: "Raman", ...changes });

const numbered = (name: string) => Array.from({ length: 1800 }, (_, index) => `${name}${index}`).join(" ");
const endless = { experiences: Array.from({ length: 50 }, (_, index) => ({ description: numbered(`w${index}x`) })) };

describe("a file with lines of JSON", () => {
  it("fills the directory with all that it says", async () => {
    const id = newId();
    const company = { name: "Harborline Systems", industry: "Logistics software", employeeCount: 180 };
    const about = { currentTitle: "Engineer", company, jobFunction: "Engineering", jobLevel: "Staff", connections: 12 };
    expect(await load(await file("people.ndjson", line({ id, ...about })))).toMatchObject({ read: 1, added: 1 });
    expect(await person(id)).toMatchObject({
      id,
      profile: { firstName: "Priya", currentTitle: "Engineer", currentCompany: "Harborline Systems" },
      company,
      jobFunction: "Engineering",
      connections: 12,
    });
  });

  it("may hold empty lines and a mark of its encoding", async () => {
    expect(await load(await file("people.jsonl", `\uFEFF${line()}`, "", line(), ""))).toMatchObject({
      read: 2,
      added: 2,
    });
  });

  it("may be imported again: who is there stays", async () => {
    const path = await file("people.ndjson", line(), line());
    await load(path);
    expect(await load(path)).toMatchObject({ read: 2, added: 0, known: 2 });
  });

  it("needs no identifiers to be imported again", async () => {
    const path = await file("people.ndjson", JSON.stringify({ workEmail: `${newId()}@nova.example` }));
    expect(await load(path)).toMatchObject({ added: 1 });
    expect(await load(path)).toMatchObject({ added: 0, known: 1 });
  });

  it.each([
    ["what is no JSON", "{", ["is no JSON"]],
    ["an unknown field", line({ shoeSize: 43 }), ["shoeSize is not known"]],
    [
      "a value that is too long",
      line({ firstName: "a".repeat(257) }),
      ["firstName must NOT have more than 256 characters"],
    ],
    ["text that no database can keep", line({ lastName: "a\0" }), ["lastName must not hold the character U+0000"]],
    ["an identifier that is none", line({ id: "1" }), ["id must be 24 hexadecimal characters"]],
    ["a person without anything", "{}", ["must NOT have fewer than 1 properties"]],
    ["more words than anybody can be found by", line(endless), ["holds more than 1048575 bytes of words"]],
  ])("is imported without the lines that hold %s, which are told", async (_, bad, problems) => {
    const report = await load(await file("people.ndjson", line(), bad, line()));
    expect(report).toMatchObject({ read: 3, added: 2, rejected: 1 });
    expect(report.rejections).toEqual([
      { line: 2, problems: problems.map((problem) => expect.stringContaining(problem)) },
    ]);
  });

  it("tells how far it has come", async () => {
    const counts: number[] = [];
    const lines = Array.from({ length: 1200 }, () => line());
    await load(await file("people.ndjson", ...lines), ({ read }) => counts.push(read));
    expect(counts).toEqual([500, 1000, 1200]);
  });
});

describe("a table", () => {
  it("fills the directory, with dots for what is inside and semicolons between entries", async () => {
    const id = newId();
    const path = await file(
      "people.csv",
      "id,firstName,location.city,location.countryCode,skills,socialUrls,openToWork,company.name,company.employeeCount,connections",
      `${id},"Raman, Priya",Lisbon,PT,Go; PostgreSQL,https://social.example/in/${id},true,Harborline,180,12`,
    );
    expect(await load(path)).toMatchObject({ read: 1, added: 1, rejected: 0 });
    expect(await person(id)).toMatchObject({
      profile: {
        firstName: "Raman, Priya",
        location: { city: "Lisbon", countryCode: "PT" },
        skills: [{ value: "Go" }, { value: "PostgreSQL" }],
        openToWork: true,
      },
      company: { name: "Harborline", employeeCount: 180 },
      connections: 12,
    });
  });

  it("tells the line of a row that is wrong, also after rows of several lines", async () => {
    const report = await load(
      await file("people.csv", "firstName,summary,shoeSize", 'Priya,"two\nlines",', "Jonas,,43"),
    );
    expect(report).toMatchObject({ added: 1, rejections: [{ line: 4, problems: ["shoeSize is not known"] }] });
  });

  it.each(["location,location.city", "location.city,location"])(
    "is imported without the rows whose cells contradict each other: %s",
    async (columns) => {
      const report = await load(await file("people.csv", `firstName,${columns}`, "Priya,Lisbon,Lisbon"));
      expect(report.rejections).toEqual([
        { line: 2, problems: ["location must be empty where location. columns are not"] },
      ]);
    },
  );
});

describe("a file", () => {
  it("is refused when its name does not say what it holds", async () => {
    await expect(load(await file("people.txt", line()))).rejects.toThrow("must end in .ndjson, .jsonl or .csv");
  });

  it.each(["nothing.ndjson", "nothing.csv"])("is named when it is not there: %s", async (path) => {
    await expect(load(path)).rejects.toThrow(path);
  });
});
