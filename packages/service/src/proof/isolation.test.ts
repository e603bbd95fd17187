import { operationStatusDescriptions } from "@recruiting-outreach/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OperationRoute, operationRoutes } from "../http/routes.ts";
import { seedPeople } from "../people/synthetic/seed-people.ts";
import { addBusyWorkgroup, type BusyWorkgroup } from "../testing/busy-workgroup.ts";
import { bodies, naming, type OperationRequest, parametersOf, requestOf, send } from "../testing/operation-requests.ts";
import { rowsOf } from "../testing/tenant-tables.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";

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

/** Parameters that narrow a list, whoever has it. */
const narrowing = [
  ...["active", "city", "codename", "country", "countryCode", "firstName", "includeTotal", "lastName", "limit"],
  ...["maxYearsInCurrentRole", "minYearsInCurrentRole", "name", "page", "queue", "region", "roleTitle", "status"],
];

interface Case {
  readonly operationId: string;
  /** What is taken from a workgroup: a parameter, or the body. */
  readonly foreign: string;
  readonly place: "path" | "query" | "body" | "nowhere";
  readonly route: OperationRoute;
}

const cases: Case[] = operationRoutes.flatMap((route): Case[] => {
  const { operationId, mediaType } = route;
  const of = (place: Case["place"], ...names: readonly string[]): Case[] =>
    names.map((foreign) => ({ operationId, foreign, place, route }));
  return [
    ...of("nowhere", "nothing"),
    ...of("path", ...parametersOf(route, "params")),
    ...of("query", ...parametersOf(route, "querystring").filter((name) => naming[name])),
    ...(mediaType ? of("body", "the body") : []),
    ...(operationId === "searchPeople" ? of("body", "the cursor") : []),
  ];
});

/** A request of the own workgroup, with one thing in it that `whose` workgroup has. */
function requestWith({ route, foreign, place }: Case, whose: BusyWorkgroup): OperationRequest {
  const named = naming[foreign]?.(whose, route.operationId) ?? "";
  const request = requestOf(route, own);
  // A cursor holds for the limit that it was made with.
  const limit = parametersOf(route, "querystring").includes("limit") && { limit: "1" };
  const status = route.operationId === "listOperations" && { status: Object.keys(operationStatusDescriptions) };
  const query = { ...limit, ...status, ...(place === "query" && { [foreign]: named }) };
  if (place === "path") return { ...request, query, path: { ...request.path, [foreign]: named } };
  if (foreign === "the cursor") return { ...request, body: { cursor: whose.cursors.searchPeople, limit: 2 } };
  if (place === "body") return { ...request, query, body: bodies[route.operationId]?.(whose) };
  return { ...request, query };
}

describe("the cases", () => {
  it("cover every parameter of the contract; say of a new one whether it names something that a workgroup has", () => {
    const all = operationRoutes.flatMap((route) => [
      ...parametersOf(route, "params"),
      ...parametersOf(route, "querystring"),
    ]);
    expect([...new Set(all)].sort()).toEqual([...Object.keys(naming), ...narrowing].sort());
  });

  it("cover every operation with a body", () => {
    const withBody = operationRoutes.filter(({ mediaType }) => mediaType).map(({ operationId }) => operationId);
    expect(Object.keys(bodies).sort()).toEqual(withBody.sort());
  });

  it.each(cases)("would show what there is: $operationId with $foreign", async (each) => {
    const response = await send(service, own.key, requestWith(each, own));
    expect(response.statusCode, response.body).toBeLessThan(300);
    if (each.place === "query") expect(response.json().items).not.toEqual([]);
  });
});

describe("what belongs to another workgroup", () => {
  it.each(cases)("stays out of reach of $operationId with $foreign of it", async (each) => {
    const response = await send(service, own.key, requestWith(each, other));
    // A note of another workgroup does not keep anybody from taking the same identifier.
    const missing = each.place === "path" && each.foreign !== "noteId";
    expect(missing ? [404] : [200, 202, 400], response.body).toContain(response.statusCode);
    if (each.place === "query" && response.statusCode === 200) expect(response.json().items).toEqual([]);
    expect(response.body).not.toContain(other.mark);
    expect(await rowsOf(service.database.db, other.workgroupId)).toEqual(before);
  });
});
