import { basePath } from "@recruiting-outreach/contract";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { schemaDump } from "../data/schema-dump.ts";
import { operationRoutes } from "../http/routes.ts";
import { seedPeople } from "../people/synthetic/seed-people.ts";
import { problemStatuses } from "../problems.ts";
import { type Place, placesOf, withValue } from "../testing/body-places.ts";
import { addBusyWorkgroup, type BusyWorkgroup } from "../testing/busy-workgroup.ts";
import { type OperationRequest, parametersOf, requestOf, send } from "../testing/operation-requests.ts";
import { rowsOf } from "../testing/tenant-tables.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";

let service: TestService;
let own: BusyWorkgroup;
let other: BusyWorkgroup;
let untouched: { rows: unknown; schema: string };
const look = async () => ({
  rows: await rowsOf(service.database.db, other.workgroupId),
  schema: await schemaDump(service.database.db),
});
beforeAll(async () => {
  service = await startTestService();
  await seedPeople(service.database.db, 20);
  own = await addBusyWorkgroup(service, "harborline");
  other = await addBusyWorkgroup(service, "cargolux");
  untouched = await look();
});
afterAll(() => service[Symbol.asyncDispose]());

/** What means something to SQL, to text search, to patterns, to templates, to shells, to headers and to folders. */
const attack = "';--\"`$1 %s \x24{x} {{x}} & | ! ( ) :* <-> \\ _%25 $(id) \r\nx-evil: 1\r\n../../etc \u202e";
const numbers = [1e308, -1e308, 5e-324, 2 ** 53];
const moments = ["9999-12-31T23:59:60Z", "0000-01-01T00:00:00Z", "2026-02-30T00:00:00Z", "2026-01-01T00:00:00+23:59"];

/** Whether an answer is one that the contract knows: a success, or an error that says whose fault it is. */
function complaint(what: unknown, { statusCode, headers, body }: LightMyRequestResponse): string[] {
  const shown = `${JSON.stringify(what)}: ${statusCode} ${body}`;
  if (statusCode < 300) return [];
  if (statusCode >= 500 || headers["x-evil"]) return [shown];
  const { code, error } = JSON.parse(body);
  return code in problemStatuses && typeof error === "string" ? [] : [shown];
}

/** What is wrong with the answers to requests of which each has one of the values at one of the places. */
async function complaintsAbout(
  request: OperationRequest,
  places: readonly Place[],
  values: readonly unknown[],
): Promise<string[]> {
  const complaints: string[] = [];
  for (const place of places) {
    for (const value of values) {
      const body = withValue(request.body, place, value) as object;
      complaints.push(...complaint([...place, value], await send(service, own.key, { ...request, body })));
    }
  }
  return complaints;
}

describe.each(operationRoutes)("$operationId", (route) => {
  const [inPath, inQuery] = [parametersOf(route, "params"), parametersOf(route, "querystring")];

  it("takes any text in its parameters for text", async () => {
    const request = requestOf(route, own);
    for (const value of [attack, "__proto__", "constructor", "\0", "..", "%", ...moments, ...numbers.map(String)]) {
      for (const name of inPath) {
        const path = { ...request.path, [name]: value };
        expect(complaint([name, value], await send(service, own.key, { ...request, path }))).toEqual([]);
      }
      for (const name of inQuery) {
        const response = await send(service, own.key, { ...request, query: { [name]: value } });
        expect(complaint([name, value], response)).toEqual([]);
      }
    }
  });

  it("refuses parameters that it does not know, whatever they are named after", async () => {
    for (const name of [
      "__proto__",
      "__proto__[polluted]",
      "constructor",
      "constructor.prototype.polluted",
      "toString",
    ]) {
      const response = await send(service, own.key, { ...requestOf(route, own), query: { [name]: "1" } });
      expect([name, response.statusCode]).toEqual([name, 400]);
    }
    expect("polluted" in {}).toBe(false);
  });

  it("refuses parameters that are longer than any text may be", async () => {
    for (const name of inQuery) {
      const query = { [name]: "x".repeat(20_000) };
      expect((await send(service, own.key, { ...requestOf(route, own), query })).statusCode).toBe(400);
    }
  });
});

describe.each(operationRoutes.filter(({ body }) => body))("the body of $operationId", (route) => {
  it("may hold any text, any number and any time where one belongs", async () => {
    const request = requestOf(route, own);
    const texts = placesOf(route, "string");
    expect(await complaintsAbout(request, texts, [attack])).toEqual([]);
    const figures = [...placesOf(route, "number"), ...placesOf(route, "integer")];
    expect(await complaintsAbout(request, figures, numbers)).toEqual([]);
    const times = texts.filter((place) => /(from|until|to|at|date|on)$/i.test(`${place.at(-1)}`));
    expect(await complaintsAbout(request, times, moments)).toEqual([]);
  });

  it.each(["\0", "a\udc00"])("is refused with a text that no database can keep: %j", async (text) => {
    for (const place of placesOf(route, "string")) {
      const body = withValue(requestOf(route, own).body, place, text) as object;
      const { statusCode } = await send(service, own.key, { ...requestOf(route, own), body });
      expect([place, statusCode]).toEqual([place, 400]);
    }
  });

  it("changes no other object by what its properties are named after", async () => {
    const request = requestOf(route, own);
    const names = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"];
    const value = JSON.parse(`{${names.map((name) => `"${name}": {"polluted": true}`)}}`);
    expect(await complaintsAbout(request, [[], ...placesOf(route, "object")], [value])).toEqual([]);
    expect(
      await complaintsAbout(
        request,
        names.map((name) => [name]),
        [{ polluted: true }],
      ),
    ).toEqual([]);
    expect("polluted" in {}).toBe(false);
  });

  it.each([
    ["lists", "[", "]", 500_000],
    ["objects", '{"a":', "}", 150_000],
  ])("is refused when it is 1 MB of %s within one another", async (_, open, close, depth) => {
    const [name = ""] = Object.keys(requestOf(route, own).body ?? {});
    const nested = `{"${name}":${open.repeat(depth)}1${close.repeat(depth)}}`;
    const { path } = requestOf(route, own);
    const url = basePath + route.url.replaceAll(/:(\w+)/g, (__, name) => path[name] ?? "");
    service.clock.pass(61);
    const headers = { "x-api-key": own.key, "content-type": "application/json" };
    const response = await service.app.inject({ method: route.method, url, headers, payload: nested });
    expect(response.statusCode, response.body).toBe(400);
    expect(complaint("nested", response)).toEqual([]);
  });
});

describe("afterwards", () => {
  it("a text is stored to the letter", async () => {
    const path = `/contacts/${own.contactId}`;
    const headers = { "x-api-key": own.key };
    const contact = { firstName: attack.trim() };
    await service.app.inject({ method: "PATCH", url: basePath + path, headers, payload: contact });
    expect((await service.app.inject({ url: basePath + path, headers })).json()).toMatchObject(contact);
  });

  it("everything of others is as it was", async () => {
    expect(await look()).toEqual(untouched);
  });
});
