import type { FastifyRequest } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Credits } from "../data/credits.ts";
import { seedPeople } from "../people/synthetic/seed-people.ts";
import { TestContacts } from "../testing/contacts.ts";
import { TestSearches } from "../testing/searches.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";
import type { Call } from "./handler.ts";
import { searchPeople } from "./search-people.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await seedPeople(service.database.db, 300);
});
afterAll(() => service[Symbol.asyncDispose]());

const start = (options?: Parameters<typeof TestSearches.start>[1]) => TestSearches.start(service, options);
const engineers = { people: { job_function: ["Engineering"] } };
const nobody = { people: { skills: { include: ["Falconry"], preferred: ["Go"] } } };

/** A search that no limit of requests holds up. */
const callBy = (
  { workgroup: { workgroupId, userId } }: TestSearches,
  body: Call<"searchPeople">["body"],
): Call<"searchPeople"> => ({
  caller: { workgroupId, plan: "scale", userId, administrator: false, keyId: "", provider: "", label: "" },
  path: {},
  query: {},
  body,
  now: service.clock.now(),
  request: {} as FastifyRequest,
});

describe("200", () => {
  it("charges 20 credits for each person returned, not for each that was reserved", async () => {
    const searches = await start({ credits: 1000 });
    const [person] = await searches.find({ ...engineers, limit: 1 });
    expect(await searches.balance()).toBe(980);
    await searches.find({ people: { profileUrl: person?.socialUrls?.[0] ?? "" }, limit: 5 });
    expect(await searches.balance()).toBe(960);
    expect(await searches.ledger()).toEqual([1000, -20, 0, -100, 80]);
  });

  it("charges nothing when nobody meets the filters", async () => {
    const searches = await start({ credits: 200 });
    await searches.find(nobody);
    expect(await searches.balance()).toBe(200);
  });
});

describe("400", () => {
  it.each([{ limit: 21 }, { similarTo: { contactId: "nobody" } }, { cursor: "made up" }])(
    "touches no credits: %j",
    async (request) => {
      const searches = await start({ credits: 400 });
      expect((await searches.send(request)).statusCode).toBe(400);
      expect(await searches.ledger()).toEqual([400]);
    },
  );

  it("comes before a plan that is not eligible and credits that are missing", async () => {
    const searches = await start({ plan: "starter", credits: 0 });
    expect((await searches.send({ limit: 0 })).statusCode).toBe(400);
    expect((await searches.send({ similarTo: { contactId: "nobody" } })).statusCode).toBe(400);
  });
});

describe("402", () => {
  it("needs credits for as many people as the limit, and tells the balance", async () => {
    const searches = await start({ credits: 40 });
    const response = await searches.send({ ...engineers, limit: 3 });
    expect(response.statusCode).toBe(402);
    expect(response.json()).toEqual({
      code: "INSUFFICIENT_CREDITS",
      error: "This search reserves 60 credits; the workgroup has 40.",
    });
    expect(await searches.ledger()).toEqual([40]);
  });

  it("never overspends, however many searches run at once", async () => {
    const searches = await start({ credits: 20 * 20 });
    const call = callBy(searches, { ...engineers, limit: 1 });
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => searchPeople(call, service.services)));
    const refused = outcomes.filter(({ status }) => status === "rejected");
    for (const outcome of refused) expect(outcome).toMatchObject({ reason: { code: "INSUFFICIENT_CREDITS" } });
    expect(outcomes.length - refused.length).toBe(20);
    expect(await searches.balance()).toBe(0);
    expect((await searches.ledger()).reduce((sum, amount) => sum + amount, 0)).toBe(0);
  });
});

describe("403", () => {
  it.each([0, 1000])("needs the Scale plan or an enterprise workspace, whatever the balance: %i", async (credits) => {
    const searches = await start({ plan: "starter", credits });
    const response = await searches.send(engineers);
    expect(response.statusCode).toBe(403);
    expect(response.json().code).toBe("PLAN_NOT_ELIGIBLE");
    expect(await searches.ledger()).toEqual(credits > 0 ? [credits] : []);
  });
});

describe("429", () => {
  it("allows ten searches in a minute, and judges no further one", async () => {
    const searches = await start({ credits: 0 });
    for (let request = 0; request < 10; request++) expect((await searches.send(engineers)).statusCode).toBe(402);
    expect((await searches.send({ limit: 0 })).statusCode).toBe(429);
  });
});

describe("500", () => {
  it("gives the credits back when the search fails", async () => {
    const searches = await start({ credits: 200 });
    const failing = {
      prepare: () => ({ page: () => Promise.reject(new Error("the directory is down")) }),
      lookUp: async () => undefined,
    };
    const search = searchPeople(callBy(searches, { limit: 10 }), { ...service.services, directory: failing });
    await expect(search).rejects.toThrow("the directory is down");
    expect(await searches.ledger()).toEqual([200, -200, 200]);
  });

  it("saves nobody when the reservation was released meanwhile", async () => {
    const searches = await start({ credits: 200 });
    const { directory, tenancy } = service.services;
    const { workgroupId } = searches.workgroup;
    const slow: typeof directory = {
      ...directory,
      prepare: (criteria) => ({
        async page(options) {
          await service.database.db
            .updateTable("credit_entries")
            .set({ open_until: new Date(0) })
            .where("workgroup_id", "=", workgroupId)
            .where("open_until", "is not", null)
            .execute();
          await tenancy.write(workgroupId, (scope) => new Credits(scope).releaseAbandoned(service.clock.now()));
          return directory.prepare(criteria).page(options);
        },
      }),
    };
    const search = searchPeople(callBy(searches, { limit: 10 }), { ...service.services, directory: slow });
    await expect(search).rejects.toThrow("its reservation has been released");
    expect(await searches.ledger()).toEqual([200, -200, 200]);
    const contacts = new TestContacts(service, searches.workgroup);
    expect((await contacts.list({})).json().items).toEqual([]);
  });
});
