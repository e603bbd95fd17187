import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { newId } from "../ids.ts";
import { runProgram } from "../testing/program.ts";

const onServer = { DATABASE_URL: inject("ownerUrl") };

/** Runs a command with `--json`, and gives what it reports. */
async function report(...args: readonly string[]) {
  const { code, stdout, stderr } = await runProgram([...args, "--json"], onServer);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return JSON.parse(stdout);
}

const workgroup = (): Promise<{ workgroupId: string; userId: string }> =>
  report("workgroups", "create", "--name", "Harborline", "--first-name", "Ana", "--last-name", "Reis");

describe("the command line", () => {
  it.each([
    ["--help", /Commands:[\s\S]+serve[\s\S]+migrate[\s\S]+workgroups[\s\S]+keys[\s\S]+campaigns/],
    ["keys create --help", /Examples:\n {2}\$ recruiting-outreach-service keys create/],
    ["serve --help", /Environment:\n {2}PORT /],
  ])("explains itself: %s", async (args, text) => {
    const { code, stdout } = await runProgram(args.split(" "));
    expect(code).toBe(0);
    expect(stdout).toMatch(text);
  });

  it("tells its version", async () => {
    expect(await runProgram(["--version"])).toMatchObject({ code: 0, stdout: `${manifest.version}\n` });
  });

  it.each([
    ["kyes list", "Did you mean keys?"],
    ["keys list", "missing required argument 'workgroupId'"],
    ["keys create x --label y --expires tomorrow", "as in 90d"],
    ["keys create x --label y --expires 2099-02-30", "as in 90d"],
    ["sandbox --port 65536", "Give a number from 0 to 65535."],
    ["serve --fast", "unknown option '--fast'"],
  ])("ends with 2 when it does not understand: %s", async (args, text) => {
    const { code, stderr } = await runProgram(args.split(" "));
    expect(code).toBe(2);
    expect(stderr).toContain(text);
  });

  it.each([
    ["workgroups", "create", "--name", "", "--first-name", "Ana", "--last-name", "Reis"],
    ["sandbox", "--folder", ""],
    ["migrate", "--service-role", ""],
  ])("takes no empty text for an answer: %s %s", async (...args) => {
    const { code, stderr } = await runProgram(args);
    expect(code).toBe(2);
    expect(stderr).toContain("Give a text that is not empty.");
  });

  it("ends with 1 and says all that is wrong with the environment", async () => {
    const outcome = await runProgram(["migrate"], { PORT: "x", LOG_LEVEL: "x" });
    expect(outcome).toMatchObject({ code: 1, stderr: expect.stringMatching(/^PORT must .+\nLOG_LEVEL must .+\n$/) });
  });

  it("says what is wrong as JSON when it reports in JSON", async () => {
    const { stderr } = await runProgram(["migrate", "--json"], { PORT: "x" });
    expect(JSON.parse(stderr)).toEqual({ error: "PORT must be a whole number from 0 to 65535." });
  });

  it("says what to check when the database cannot be reached, and never its password", async () => {
    const { code, stderr } = await runProgram(["migrate"], { DATABASE_URL: "postgres://me:very-secret@127.0.0.1:1/x" });
    expect(code).toBe(1);
    expect(stderr).toContain("cannot be reached (ECONNREFUSED). Check DATABASE_URL");
    expect(stderr).not.toContain("very-secret");
  });
});

describe("migrate", () => {
  it("brings an embedded database up to date, which it then is", async () => {
    const folder = await mkdtemp(join(tmpdir(), "cli-test-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const environment = { DATA_DIRECTORY: folder };
    const { applied } = JSON.parse((await runProgram(["migrate", "--json"], environment)).stdout);
    expect(applied).toContain("0001-workgroups-and-keys");
    expect((await runProgram(["migrate"], environment)).stdout).toBe("The tables were up to date already.\n");
  });

  it("refuses to give its rights to a role that does not exist", async () => {
    const outcome = await runProgram(["migrate", "--service-role", "nobody"], onServer);
    expect(outcome).toMatchObject({ code: 1, stderr: expect.stringContaining("There is no role nobody") });
  });
});

describe("workgroups", () => {
  it("are made with a first user, and listed", async () => {
    const { workgroupId, userId } = await workgroup();
    const { workgroups } = await report("workgroups", "list");
    expect(workgroups).toContainEqual({
      workgroupId,
      name: "Harborline",
      plan: "scale",
      createdAt: expect.any(String),
      users: [{ id: userId, firstName: "Ana", lastName: "Reis", administrator: true }],
    });
  });

  it("come with the command that makes their first key", async () => {
    const names = ["--name", "Harborline", "--first-name", "Ana", "--last-name", "Reis"];
    const { stdout } = await runProgram(["workgroups", "create", ...names], onServer);
    const [, command = ""] = /Next: recruiting-outreach-service (.+) --label <text>/.exec(stdout) ?? [];
    expect(await runProgram([...command.split(" "), "--label", "first"], onServer)).toMatchObject({ code: 0 });
  });
});

describe("keys", () => {
  it("are shown once, and listed without themselves", async () => {
    const { workgroupId, userId } = await workgroup();
    const { key, keyId } = await report("keys", "create", workgroupId, "--label", "production");
    expect(key).toMatch(/^ro_[\w-]{43}$/);
    const { keys } = await report("keys", "list", workgroupId);
    expect(keys).toMatchObject([
      { id: keyId, userId, prefix: key.slice(0, 9), label: "production", provider: "custom", state: "live" },
    ]);
    expect(JSON.stringify(keys)).not.toContain(key);
  });

  it("number two for each user at most, so a third is refused with what to do", async () => {
    const { workgroupId } = await workgroup();
    const { keyId } = await report("keys", "create", workgroupId, "--label", "old");
    await report("keys", "create", workgroupId, "--label", "new");
    const { code, stderr } = await runProgram(["keys", "create", workgroupId, "--label", "third"], onServer);
    expect(code).toBe(1);
    expect(stderr).toContain("has two live keys already");
    expect(stderr).toContain(`keys revoke ${workgroupId} ${keyId}`);
    await report("keys", "revoke", workgroupId, keyId);
    await report("keys", "create", workgroupId, "--label", "third");
    const { keys } = await report("keys", "list", workgroupId);
    expect(keys.map(({ state }: { state: string }) => state)).toEqual(["revoked", "live", "live"]);
  });

  it("can end by themselves", async () => {
    const { workgroupId } = await workgroup();
    const { expiresAt } = await report("keys", "create", workgroupId, "--label", "trial", "--expires", "2100-01-01");
    expect(expiresAt).toBe("2100-01-01T00:00:00.000Z");
  });

  it.each([
    ["a workgroup", ["keys", "list", "66d0a1b25a7b3c0012aa0001"], "There is no workgroup"],
    ["a user", ["keys", "create", "WORKGROUP", "--label", "x", "--user", "nobody"], "There is no user nobody"],
    ["a key", ["keys", "revoke", "WORKGROUP", "nothing"], "There is no key nothing"],
  ])("are refused for %s that does not exist", async (_, args, text) => {
    const { workgroupId } = await workgroup();
    const { code, stderr } = await runProgram(
      args.map((arg) => (arg === "WORKGROUP" ? workgroupId : arg)),
      onServer,
    );
    expect(code).toBe(1);
    expect(stderr).toContain(text);
  });
});

describe("campaigns apply", () => {
  const lisbon = {
    name: "Lisbon",
    sender: { socialUrl: "https://social.example/in/maya" },
    timeframe: { timeZone: "Europe/Lisbon", days: ["monday"], start: "09:00", end: "18:00" },
    stages: [{ queue: "email", codename: "send-email", title: "Send an email" }],
  };

  async function file(content: object): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), "cli-test-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, "lisbon.yaml"), JSON.stringify(content));
    return join(folder, "lisbon.yaml");
  }

  it("makes the campaign of a file, and changes nothing the second time", async () => {
    const { workgroupId } = await workgroup();
    const args = ["campaigns", "apply", await file(lisbon), "--workgroup", workgroupId];
    const { campaignId, outcome } = await report(...args);
    expect(outcome).toBe("created");
    expect(await runProgram(args, onServer)).toMatchObject({
      code: 0,
      stdout: `Campaign ${campaignId} "Lisbon": unchanged.\n`,
    });
  });

  it("names file, line and value of what is wrong", async () => {
    const args = ["campaigns", "apply", await file({ ...lisbon, stages: [] }), "--workgroup", newId()];
    const { code, stderr } = await runProgram(args, onServer);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^lisbon\.yaml:1: stages/);
  });

  it("names a file that is not there", async () => {
    const { stderr } = await runProgram(["campaigns", "apply", "nothing.yaml", "--workgroup", newId()], onServer);
    expect(stderr).toContain("nothing.yaml");
  });
});

describe("people import", () => {
  it("reports what was added, and the lines that were rejected", async () => {
    const folder = await mkdtemp(join(tmpdir(), "cli-test-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const path = join(folder, "people.csv");
    await writeFile(path, `id,firstName,shoeSize\n${newId()},Priya,\n${newId()},Jonas,43\n`);
    const { code, stdout, stderr } = await runProgram(["people", "import", path], onServer);
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(stdout).toBe("line 3: shoeSize is not known\n2 read, 1 added, 0 known already, 1 rejected\n");
  });
});
