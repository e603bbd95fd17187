import { basePath } from "@recruiting-outreach/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../app.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";
import { addMetrics, type Measured } from "./metrics.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

async function appMeasuring(queue: Measured["queue"]) {
  const { database, services } = service;
  const app = await buildApp({ db: database.db, services });
  addMetrics(app, { pool: database.pool, queue });
  return app;
}

/** The figures after some requests. */
async function figuresAfter(...urls: readonly string[]): Promise<string> {
  const app = await appMeasuring(service.services.queue);
  const { key } = await service.addWorkgroup();
  for (const url of urls) await app.inject({ url, headers: { "x-api-key": key } });
  return (await app.inject("/metrics")).body;
}

describe("/metrics", () => {
  it("counts requests by operation and status", async () => {
    const figures = await figuresAfter(`${basePath}/contacts/tags`, `${basePath}/contacts/tags?limit=0`);
    expect(figures).toContain('outreach_requests_total{operationId="listContactTags",status="200"} 1');
    expect(figures).toContain('outreach_requests_total{operationId="listContactTags",status="400"} 1');
  });

  it("counts all addresses that lead nowhere as one", async () => {
    expect(await figuresAfter("/a", "/b")).toContain('outreach_requests_total{operationId="none",status="404"} 2');
  });

  it("times requests by operation", async () => {
    const figures = await figuresAfter(`${basePath}/contacts/tags`);
    expect(figures).toContain('outreach_request_duration_seconds_count{operationId="listContactTags"} 1');
  });

  it("shows the connections, the jobs, and the memory of the process", async () => {
    const figures = await figuresAfter();
    expect(figures).toMatch(/outreach_database_connections\{state="idle"\} \d/);
    expect(figures).toMatch(/outreach_jobs\{queue="create-operations",state="waiting"\} 0/);
    expect(figures).toMatch(/outreach_jobs\{queue="given-up",state="waiting"\} 0/);
    expect(figures).toContain("process_resident_memory_bytes");
  });

  it.each<[string, Measured["queue"]["depths"]]>([
    ["refuses", () => Promise.reject(new Error("the database is gone"))],
    ["says nothing", () => new Promise(() => {})],
  ])("shows all but the jobs while the database %s", async (_, depths) => {
    const app = await appMeasuring({ depths });
    const { statusCode, body } = await app.inject("/metrics");
    expect(statusCode).toBe(200);
    expect(body).toContain("outreach_database_connections{");
    expect(body).not.toContain("outreach_jobs{");
  });
});
