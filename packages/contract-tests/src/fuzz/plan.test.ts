import { describe, expect, it } from "vitest";
import { Plan } from "./plan.ts";
import { kinds } from "./request.ts";

const target = { url: "http://127.0.0.1/api/openapi/v1", key: "k" };

describe("a plan", { timeout: 60_000 }, () => {
  it("makes the same requests from the same seed, and others from another", () => {
    const [one, same, other] = [new Plan(target, 200), new Plan(target, 200), new Plan(target, 200)];
    expect(same.requests(1)).toEqual(one.requests(1));
    expect(same.bytes(1)).toEqual(one.bytes(1));
    expect(other.requests(2)).not.toEqual(one.requests(1));
  });

  it("makes requests of every kind and from every operation", () => {
    const plan = new Plan(target, 1000);
    const requests = [...plan.requests(1), ...plan.bytes(1)];
    expect(new Set(requests.map(({ kind }) => kind))).toEqual(new Set(kinds));
    expect(new Set(requests.map(({ operationId }) => operationId)).size).toBe(18);
  });

  it("breaks each bound once before it breaks one again", () => {
    const plan = new Plan(target, 1000);
    const [, all] = plan.bounds;
    let broken = plan.requests(1).filter(({ kind }) => kind === "broken bound").length;
    expect(plan.bounds).toEqual([broken, all]);
    for (let round = 2; broken < all; round += 1) {
      broken += plan.requests(round).filter(({ kind }) => kind === "broken bound").length;
    }
    expect(plan.bounds).toEqual([all, all]);
    expect(all).toBeGreaterThan(1000);
  });
});
