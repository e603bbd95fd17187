import { basePath, type PeopleSearchRequest, type PersonSearchResult } from "@recruiting-outreach/contract";
import type { LightMyRequestResponse } from "fastify";
import type { Plan } from "../data/tables.ts";
import type { TestService, TestWorkgroup } from "./test-service.ts";

/** Looks for people as one workgroup, and at what that costs. */
export class TestSearches {
  readonly #service: TestService;
  readonly workgroup: TestWorkgroup;

  /** Makes the workgroup. Default: on the scale plan, with credits for 500 people. */
  static async start(
    service: TestService,
    { plan = "scale", credits = 10_000 }: { plan?: Plan; credits?: number } = {},
  ): Promise<TestSearches> {
    return new TestSearches(service, await service.addWorkgroup({ plan, credits }));
  }

  private constructor(service: TestService, workgroup: TestWorkgroup) {
    this.#service = service;
    this.workgroup = workgroup;
  }

  /** Sends a search, which need not be valid. */
  send(payload: object): Promise<LightMyRequestResponse> {
    return this.#service.app.inject({
      method: "POST",
      url: `${basePath}/people/search`,
      headers: { "x-api-key": this.workgroup.key },
      payload,
    });
  }

  /** Whom a search finds. */
  async find(request: PeopleSearchRequest): Promise<PersonSearchResult[]> {
    const response = await this.send(request);
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json().items;
  }

  async balance(): Promise<number> {
    const { balance } = await this.#service.database.db
      .selectFrom("credit_balances")
      .select("balance")
      .where("workgroup_id", "=", this.workgroup.workgroupId)
      .executeTakeFirstOrThrow();
    return balance;
  }

  /** Every change of the balance, in order. */
  async ledger(): Promise<number[]> {
    const entries = await this.#service.database.db
      .selectFrom("credit_entries")
      .select("amount")
      .where("workgroup_id", "=", this.workgroup.workgroupId)
      .orderBy("id")
      .execute();
    return entries.map(({ amount }) => amount);
  }
}
