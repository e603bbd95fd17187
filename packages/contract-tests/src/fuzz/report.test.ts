import { describe, expect, it } from "vitest";
import { FuzzReport } from "./report.ts";
import type { FuzzRequest } from "./request.ts";

const request: FuzzRequest = {
  kind: "valid",
  operationId: "listContacts",
  method: "GET",
  target: "/contacts",
  headers: {},
};

describe("a report", () => {
  it("counts answers by kind and status", () => {
    const report = new FuzzReport({ seed: 7, requests: 300 });
    for (const status of [200, 200, 404]) report.add(request, [{ status, contentType: "", body: "" }]);
    report.add({ kind: "garbled bytes", operationId: "listContacts", bytes: new Uint8Array() }, ["closed"]);
    expect(report.summary()).toMatch(/FUZZ_SEED=7: 4 requests/);
    expect(report.summary()).toMatch(/valid +200 × 2, 404 × 1\n/);
    expect(report.summary()).toMatch(/garbled bytes +closed × 1$/);
  });

  it("has no failures when nothing was found", () => {
    expect(new FuzzReport({ seed: 7, requests: 300 }).failures()).toEqual([]);
  });

  it("says of each failure what was sent, and how to see it again", () => {
    const report = new FuzzReport({ seed: 7, requests: 300 });
    report.complaints.push({ request: { ...request, body: Buffer.from("{".repeat(1000)) }, sentence: "gets 500" });
    expect(report.failures()).toEqual([
      "FUZZ_SEED=7 FUZZ_REQUESTS=300 shows this again:",
      expect.stringMatching(/^valid of listContacts gets 500: GET \/contacts \{\} "\{+… \(\d+ characters\)$/),
    ]);
  });
});
