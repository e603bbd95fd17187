import { basePath, type OperationId, operationStatusDescriptions } from "@recruiting-outreach/contract";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operationRoutes } from "../http/routes.ts";
import { seedPeople } from "../people/synthetic/seed-people.ts";
import { addBusyWorkgroup, type BusyWorkgroup } from "../testing/busy-workgroup.ts";
import { rowsOf } from "../testing/tenant-tables.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";
import { formOf, pdf } from "../testing/upload.ts";

let service: TestService;
let own: BusyWorkgroup;
let other: BusyWorkgroup;
let before: Record<string, unknown[]>;
beforeAll(async () => {
  service = await startTestService();
  await seedPeople(service.database.db, 300);
  own = await addBusyWorkgroup(service, "harborline");
  other = await addBusyWorkgroup(service, "cargolux");
  before = await rowsOf(service.database.db, other.workgroupId);
});
afterAll(() => service[Symbol.asyncDispose]());

/** Parameters that name something a workgroup has, with what that is. */
const naming: Readonly<Record<string, (workgroup: BusyWorkgroup, operationId: OperationId) => string>> = {
  campaignId: ({ campaignId }) => campaignId,
  contactId: ({ contactId }) => contactId,
  noteId: ({ noteId }) => noteId,
  reportId: ({ reportId }) => reportId,
  jobGroupId: ({ jobGroupId }) => jobGroupId,
  tagIds: ({ tagId }) => tagId,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  socialUrl: ({ socialUrl }) => socialUrl,
  userSocialUrl: ({ senderUrl }) => senderUrl,
  cursor: ({ cursors }, operationId) => cursors[operationId as keyof BusyWorkgroup["cursors"]],
};

/** Parameters that narrow a list, whoever has it. */
const narrowing = [
  ...["active", "city", "codename", "country", "countryCode", "firstName", "includeTotal", "lastName", "limit"],
  ...["maxYearsInCurrentRole", "minYearsInCurrentRole", "name", "page", "queue", "region", "roleTitle", "status"],
];

/** Bodies of operations that have one, with something in them that a workgroup has, if there is anything of the kind. */
const bodies: Partial<Record<OperationId, (named: BusyWorkgroup) => object>> = {
  addContactNote: () => ({ value: "A note" }),
  assignContactsToCampaign: ({ contactId }) => ({ contactIds: [contactId] }),
  enrichContact: ({ senderUrl }) => ({ findEmail: true, userSocialUrl: senderUrl }),
  importContact: ({ email }) => ({ contact: { workEmail: email, lastName: "Raman" }, duplicateMode: "overwrite" }),
  searchPeople: ({ contactId }) => ({ similarTo: { contactId }, limit: 2 }),
  updateContact: () => ({ lastName: "Raman" }),
  uploadContactDocument: () =>
    formOf([
      ["type", "cv"],
      ["file", pdf()],
    ]),
  upsertContactNote: () => ({ value: "A note" }),
};

const statuses = Object.keys(operationStatusDescriptions);

const propertiesOf = (schema: object): string[] => Object.keys((schema as { properties: object }).properties);

interface Case {
  readonly operationId: OperationId;
  /** What is taken from the other workgroup: a parameter, or the body. */
  readonly foreign: string;
  readonly place: "path" | "query" | "body" | "nowhere";
}

const cases: Case[] = operationRoutes.flatMap(({ operationId, params, querystring, mediaType }): Case[] => [
  ...propertiesOf(params).map((foreign) => ({ operationId, foreign, place: "path" as const })),
  ...propertiesOf(querystring)
    .filter((name) => naming[name])
    .map((foreign) => ({ operationId, foreign, place: "query" as const })),
  ...(mediaType ? [{ operationId, foreign: "the body", place: "body" as const }] : []),
  ...(operationId === "searchPeople" ? [{ operationId, foreign: "the cursor", place: "body" as const }] : []),
  { operationId, foreign: "nothing", place: "nowhere" },
]);

/** Asks as the own workgroup, with one thing named that a workgroup has; by default the other one. */
async function ask({ operationId, foreign, place }: Case, whose = other): Promise<LightMyRequestResponse> {
  // A limit of requests would hide what comes behind it.
  service.clock.pass(61);
  const route = operationRoutes.find((candidate) => candidate.operationId === operationId);
  if (!route) throw new Error(`there is no ${operationId}`);
  const value = (name: string): string => naming[name]?.(name === foreign ? whose : own, operationId) ?? "";
  const query = new URLSearchParams(place === "query" ? { [foreign]: value(foreign) } : {});
  // A cursor holds for the limit that it was made with.
  if (propertiesOf(route.querystring).includes("limit")) query.set("limit", "1");
  if (operationId === "listOperations") for (const status of statuses) query.append("status", status);
  const named = place === "body" ? whose : own;
  const body =
    foreign === "the cursor" ? { cursor: named.cursors.searchPeople, limit: 2 } : bodies[operationId]?.(named);
  const form = body instanceof FormData ? new Response(body) : undefined;
  return service.app.inject({
    method: route.method,
    url: `${basePath}${route.url.replaceAll(/:(\w+)/g, (_, name) => value(name))}?${query}`,
    headers: { "x-api-key": own.key, ...(form && { "content-type": form.headers.get("content-type") ?? "" }) },
    ...(body && { payload: form ? Buffer.from(await form.arrayBuffer()) : body }),
  });
}

describe("the cases", () => {
  it("cover every parameter of the contract; say of a new one whether it names something that a workgroup has", () => {
    const all = operationRoutes.flatMap(({ params, querystring }) => [
      ...propertiesOf(params),
      ...propertiesOf(querystring),
    ]);
    expect([...new Set(all)].sort()).toEqual([...Object.keys(naming), ...narrowing].sort());
  });

  it("cover every operation with a body", () => {
    const withBody = operationRoutes.filter(({ mediaType }) => mediaType).map(({ operationId }) => operationId);
    expect(Object.keys(bodies).sort()).toEqual(withBody.sort());
  });

  it.each(cases)("would show what there is: $operationId with $foreign", async (each) => {
    const response = await ask(each, own);
    expect(response.statusCode, response.body).toBeLessThan(300);
    if (each.place === "query") expect(response.json().items).not.toEqual([]);
  });
});

describe("what belongs to another workgroup", () => {
  it.each(cases)("stays out of reach of $operationId with $foreign of it", async (each) => {
    const response = await ask(each);
    // A note of another workgroup does not keep anybody from taking the same identifier.
    const missing = each.place === "path" && each.foreign !== "noteId";
    expect(missing ? [404] : [200, 202, 400], response.body).toContain(response.statusCode);
    if (each.place === "query" && response.statusCode === 200) expect(response.json().items).toEqual([]);
    expect(response.body).not.toContain(other.mark);
    expect(await rowsOf(service.database.db, other.workgroupId)).toEqual(before);
  });
});
