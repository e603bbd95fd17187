import fastify, { type FastifyInstance } from "fastify";
import { describe, expect, it } from "vitest";
import { addProbes, type Check } from "./probes.ts";

function app(checks: Record<string, Check> = {}): FastifyInstance {
  const app = fastify();
  addProbes(app, checks);
  return app;
}

const fine: Check = async () => {};
const broken: Check = async () => {
  throw new Error("password authentication failed for user root");
};

describe("/healthz", () => {
  it("says that the process is alive, whatever else is broken", async () => {
    const response = await app({ database: broken }).inject("/healthz");
    expect([response.statusCode, response.json()]).toEqual([200, { alive: true }]);
  });
});

describe("/readyz", () => {
  it("is 200 when everything is there", async () => {
    const response = await app({ database: fine, queue: fine }).inject("/readyz");
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ ready: true, checks: { database: "ok", queue: "ok" } });
  });

  it("is 503 and names what is missing, without saying more to strangers", async () => {
    const response = await app({ database: broken, queue: fine }).inject("/readyz");
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ ready: false, checks: { database: "failed", queue: "ok" } });
    expect(response.body).not.toContain("root");
  });

  it("does not wait for ever", async () => {
    const response = await app({ database: () => new Promise(() => {}) }).inject("/readyz");
    expect(response.statusCode).toBe(503);
  });
});
