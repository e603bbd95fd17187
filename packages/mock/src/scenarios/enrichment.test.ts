import type { EnrichmentReport } from "@recruiting-outreach/contract";
import { describe, expect, test } from "vitest";
import { json } from "../testing/requests.ts";
import { Caller, scenarioMock } from "../testing/scenarios.ts";

const mock = await scenarioMock(["enrichment"]);
const path = "/contacts/66f1c0de5a7b3c0012ab0002/enrichment";

async function enrich(caller: Caller, request: object): Promise<EnrichmentReport> {
  const { status, body } = await caller.ask("enrichContact", path, json(request));
  expect(status).toBe(200);
  return body as EnrichmentReport;
}

async function poll(caller: Caller, reportId: string): Promise<unknown> {
  return (await caller.ask("getEnrichmentReport", `${path}/${reportId}`)).body;
}

describe("the enrichment scenario", () => {
  test("begins with a report that is pending and empty", async () => {
    expect(await enrich(new Caller(mock), { findEmail: true })).toMatchObject({ status: "pending", enrichedData: {} });
  });

  test("completes the report on the third poll, for good", async () => {
    const caller = new Caller(mock);
    const { reportId } = await enrich(caller, { findEmail: true });
    const seen = [];
    for (let polls = 0; polls < 4; polls += 1) seen.push(await poll(caller, reportId));
    const pending = { status: "pending", reportId, enrichedData: {} };
    const enriched = { status: "enriched", reportId, enrichedData: { workEmail: "jonas.weber@cargolux.example" } };
    expect(seen).toEqual([pending, pending, enriched, enriched]);
  });

  test("finds what was asked for, and nothing else", async () => {
    const quick = await scenarioMock({ use: ["enrichment"], numbers: { enrichment: { polls: 1 } } });
    const caller = new Caller(quick);
    const { reportId } = await enrich(caller, {
      findEmail: true,
      findPhone: true,
      findSocialUrls: false,
      emailPreference: { prefer: "private" },
    });
    const { enrichedData } = (await poll(caller, reportId)) as EnrichmentReport;
    expect(Object.keys(enrichedData ?? {})).toEqual(["privateEmail", "workMobilePhone"]);
  });

  test("keeps a report from other keys and other contacts", async () => {
    const [one, other] = [new Caller(mock), new Caller(mock)];
    const { reportId } = await enrich(one, { findPhone: true });
    const elsewhere = `/contacts/66f1c0de5a7b3c0012ab0001/enrichment/${reportId}`;
    expect((await other.ask("getEnrichmentReport", `${path}/${reportId}`)).status).toBe(404);
    expect((await one.ask("getEnrichmentReport", elsewhere)).status).toBe(404);
  });
});
