import { basePath } from "@recruiting-outreach/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../testing/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

/** A workgroup with two contacts, and a report on the first. */
async function workgroup() {
  const { key } = await service.addWorkgroup();
  const headers = { "x-api-key": key };
  const post = async (path: string, payload: object) =>
    (await service.app.inject({ method: "POST", url: basePath + path, headers, payload })).json();
  const { contactId } = await post("/contacts/import", { contact: { firstName: "Ana" } });
  const other = await post("/contacts/import", { contact: { firstName: "Rui" } });
  const { reportId } = await post(`/contacts/${contactId}/enrichment`, { findPhone: true });
  return {
    contactId,
    otherContactId: other.contactId,
    reportId,
    report: (contact: string, report: string) =>
      service.app.inject({ url: `${basePath}/contacts/${contact}/enrichment/${report}`, headers }),
  };
}

describe("200", () => {
  it("tells how an enrichment stands", async () => {
    const { report, contactId, reportId } = await workgroup();
    const response = await report(contactId, reportId);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: "pending", reportId, enrichedData: {} });
    await service.settle();
    expect((await report(contactId, reportId)).json()).toEqual({ status: "notFound", reportId, enrichedData: {} });
  });

  it("compares identifiers without case", async () => {
    const { report, contactId, reportId } = await workgroup();
    expect((await report(contactId.toUpperCase(), reportId.toUpperCase())).statusCode).toBe(200);
  });
});

describe("404", () => {
  it("knows no report that was never asked for", async () => {
    const { report, contactId } = await workgroup();
    expect((await report(contactId, "6742e0e05a7b3c0012e00001")).json().code).toBe("NOT_FOUND");
  });

  it("does not show the report of another contact", async () => {
    const { report, otherContactId, reportId } = await workgroup();
    expect((await report(otherContactId, reportId)).statusCode).toBe(404);
  });

  it("does not show the report of another workgroup", async () => {
    const [one, other] = await Promise.all([workgroup(), workgroup()]);
    expect((await other.report(one.contactId, one.reportId)).statusCode).toBe(404);
  });
});
