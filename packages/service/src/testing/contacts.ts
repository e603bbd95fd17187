import {
  basePath,
  type ContactImportRequest,
  type ContactInput,
  type ContactPage,
} from "@recruiting-outreach/contract";
import type { LightMyRequestResponse } from "fastify";
import { CampaignContacts } from "../data/campaign-contacts.ts";
import { newId } from "../ids.ts";
import type { TestService, TestWorkgroup } from "./test-service.ts";

/** Calls the operations on contacts as one workgroup. */
export class TestContacts {
  readonly #service: TestService;
  readonly #key: string;

  constructor(service: TestService, { key }: TestWorkgroup) {
    this.#service = service;
    this.#key = key;
  }

  /** Sends a request below `/contacts`. */
  call(method: "GET" | "POST" | "PATCH", path: string, body?: object): Promise<LightMyRequestResponse> {
    return this.#service.app.inject({
      method,
      url: `${basePath}/contacts${path}`,
      headers: { "x-api-key": this.#key },
      ...(body && { payload: body }),
    });
  }

  /** Imports a contact, each a second after the one before. */
  async import(contact: ContactInput, more: Partial<ContactImportRequest> = {}): Promise<string> {
    this.#service.clock.pass(1);
    const response = await this.call("POST", "/import", { contact, ...more });
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json().contactId;
  }

  /** Asks for a list. */
  list(
    query: Readonly<Record<string, string | number | boolean | readonly string[]>>,
  ): Promise<LightMyRequestResponse> {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
      for (const one of [value].flat()) parameters.append(name, `${one}`);
    }
    return this.call("GET", `?${parameters}`);
  }

  /** First names of those that a list answers, in its order. */
  async found(query: Parameters<TestContacts["list"]>[0]): Promise<(string | undefined)[]> {
    const response = await this.list(query);
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json<ContactPage>().items.map(({ firstName }) => firstName);
  }
}

/** Assigns a contact to a campaign, without operations. */
export async function assign(
  { services, clock }: TestService,
  { workgroupId }: TestWorkgroup,
  campaignId: string,
  contactId: string,
): Promise<void> {
  const assignment = { campaignId, contactIds: [contactId], jobGroupId: newId(), stagePositionCode: "S1" };
  await services.tenancy.write(workgroupId, (scope) => new CampaignContacts(scope).assign(assignment, clock.now()));
}
