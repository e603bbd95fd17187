import { describe, expect, it } from "vitest";
import { fuzz } from "./fuzz.ts";
import { startTarget } from "./target-process.ts";

/** What fuzzing a mock with this fault complains about. */
async function failuresOf(fault: string, requests = 300, patience?: number): Promise<string> {
  await using mock = await startTarget("faulty-mock-process.ts", [fault]);
  const settings = { seed: 1, requests, ...(patience !== undefined && { patience }) };
  const report = await fuzz({ ...mock, key: "fuzz", success: "always" }, settings);
  return report.failures().join("\n");
}

it("fuzzing has nothing to say of a server without a fault", { timeout: 60_000 }, async () => {
  expect(await failuresOf("none")).toBe("");
});

describe("fuzzing complains about a server that", { timeout: 60_000 }, () => {
  it("answers a body that is not declared", async () => {
    expect(await failuresOf("answers a body that is not declared")).toMatch(
      /valid of listContactTags gets 200 with a body that the contract does not declare: \/count must be integer: GET \/contacts\/tags/,
    );
  });

  it("answers a status that is not declared", async () => {
    expect(await failuresOf("answers a status that is not declared")).toContain(
      "valid of listContactTags is valid and gets 201 instead of 200",
    );
  });

  it("takes what breaks a bound", async () => {
    expect(await failuresOf("takes what breaks a bound", 3000)).toMatch(
      /broken bound of \w+ContactNote breaks maxLength of body\.value and gets 200 instead of 400/,
    );
  });

  it("hangs", async () => {
    expect(await failuresOf("hangs", 300, 300)).toContain("is not answered, and the connection stays open");
  });

  it("ends", async () => {
    expect(await failuresOf("ends")).toContain("The server has ended: exit code 7");
  });

  it("keeps memory", async () => {
    expect(await failuresOf("leaks", 1500)).toMatch(/The server keeps \d+ bytes/);
  });
});
