import { readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { CampaignFileError, parseCampaignFile } from "./campaign-file.ts";
import { campaignJsonSchema } from "./campaign-schema.ts";

const lisbon = `name: Backend engineers, Lisbon
sender:
  socialUrl: https://social.example/in/maya-lindqvist
timeframe:
  timeZone: Europe/Lisbon
  days: [monday, friday]
  start: 09:00
  end: 18:00
stages:
  - queue: social
    codename: send-social-invitation
    title: Send an invitation
  - queue: email
    codename: send-email
    title: Send the first email
    delayMinutes: 2880
`;

/** What the file is refused with, line by line. */
function refusals(text: string): string[] {
  try {
    parseCampaignFile(text, "lisbon.yaml");
  } catch (error) {
    if (error instanceof CampaignFileError) return error.message.split("\n");
    throw error;
  }
  throw new Error("the file was not refused");
}

describe("a file that is right", () => {
  it("is read, with what it leaves out filled in", () => {
    expect(parseCampaignFile(lisbon, "lisbon.yaml")).toEqual({
      sender: { type: "user", socialUrl: "https://social.example/in/maya-lindqvist" },
      settings: {
        name: "Backend engineers, Lisbon",
        active: true,
        timeframe: { timeZone: "Europe/Lisbon", days: ["monday", "friday"], start: "09:00", end: "18:00" },
        stages: [
          {
            stagePositionCode: "S1",
            queue: "social",
            codename: "send-social-invitation",
            title: "Send an invitation",
            delayMinutes: 0,
            needs: "social",
            enabled: true,
          },
          {
            stagePositionCode: "S2",
            queue: "email",
            codename: "send-email",
            title: "Send the first email",
            delayMinutes: 2880,
            needs: "email",
            enabled: true,
          },
        ],
      },
    });
  });

  it("may be JSON", () => {
    const json = JSON.stringify(parse(lisbon));
    expect(parseCampaignFile(json, "lisbon.json")).toEqual(parseCampaignFile(lisbon, "lisbon.yaml"));
  });
});

describe("a file that is refused", () => {
  it.each<[why: string, text: string, ...lines: string[]]>([
    [
      "for a value that is not allowed",
      lisbon.replace("queue: email", "queue: letter"),
      'lisbon.yaml:13: stages.1.queue: Invalid option: expected one of "social"|"email"|"sms"|"service"',
    ],
    [
      "for something that is missing",
      lisbon.replace("name: Backend engineers, Lisbon\n", ""),
      "lisbon.yaml:1: name is required",
    ],
    [
      "for a name that is not known",
      lisbon.replace("title: Send the first email", "title: Send it\n    delay: 5"),
      "lisbon.yaml:16: stages.1.delay is not known",
    ],
    [
      "for a time zone that is not there",
      lisbon.replace("Europe/Lisbon", "Europe/Atlantis"),
      "lisbon.yaml:5: timeframe.timeZone is no time zone, such as Europe/Lisbon",
    ],
    [
      "for a time that is written in another way",
      lisbon.replace("09:00", "9am"),
      "lisbon.yaml:7: timeframe.start must be written as HH:MM",
    ],
    [
      "for hours that end before they begin",
      lisbon.replace("18:00", "08:00"),
      "lisbon.yaml:8: timeframe.end must be later than the start",
    ],
    [
      "for a position that comes twice",
      lisbon.replace("delayMinutes", "stagePositionCode: S1\n    delayMinutes"),
      "lisbon.yaml:16: stages.1.stagePositionCode is S1 as another stage already",
    ],
    [
      "for several things at once, each in its own line",
      lisbon.replace("[monday, friday]", "[]").replace("delayMinutes: 2880", "delayMinutes: -1"),
      "lisbon.yaml:6: timeframe.days: Too small: expected array to have >=1 items",
      "lisbon.yaml:16: stages.1.delayMinutes: Too small: expected number to be >=0",
    ],
    [
      "for a value that is not allowed, where it is repeated as well",
      lisbon.replace("- queue: social", "- &first\n    queue: letter").concat("  - *first\n"),
      'lisbon.yaml:11: stages.0.queue: Invalid option: expected one of "social"|"email"|"sms"|"service"',
      'lisbon.yaml:18: stages.2.queue: Invalid option: expected one of "social"|"email"|"sms"|"service"',
    ],
    [
      "for repeating what is not there",
      `${lisbon}  - *first\n`,
      "lisbon.yaml: Unresolved alias (the anchor must be set before the alias): first",
    ],
    [
      "for a text that no database can keep",
      lisbon.replace("Send the first email", '"Send\\0"'),
      "lisbon.yaml:15: stages.1.title must not hold the character U+0000",
    ],
    ["when it is empty", "", "lisbon.yaml:1: the file is empty"],
    [
      "when it is no campaign",
      "- name: x\n",
      "lisbon.yaml:1: the file: Invalid input: expected object, received array",
    ],
    ["when it holds two campaigns", `${lisbon}---\n${lisbon}`, "lisbon.yaml:17: a file holds one campaign"],
    ["when a name comes twice", `${lisbon}name: Another\n`, "lisbon.yaml:17: Map keys must be unique"],
  ])("%s", (_, text, ...lines) => {
    expect(refusals(text)).toEqual(lines);
  });

  it("when it is no YAML", () => {
    expect(refusals("name: [a\n")[0]).toMatch(/^lisbon\.yaml:2: /);
  });
});

describe("the published JSON Schema", () => {
  it("is the one that files are judged by; if not, run: node src/campaigns/write-schema.ts", async () => {
    const published = await readFile(new URL("../../campaign.schema.json", import.meta.url), "utf8");
    expect(JSON.parse(published)).toEqual(campaignJsonSchema());
  });

  it("takes a file that is right, and refuses one that is wrong", () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    const judge = ajv.compile(campaignJsonSchema());
    expect(judge(parse(lisbon))).toBe(true);
    expect(judge({ ...parse(lisbon), stages: [] })).toBe(false);
  });
});
