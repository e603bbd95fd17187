import document from "@recruiting-outreach/contract/openapi.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { viewContract } from "./contract-view.ts";
import { type Fact, faultOf, titleOf } from "./fact.ts";
import { facts } from "./facts.ts";
import { resolvePointer } from "./json-pointer.ts";
import { operationPaths } from "./operation-paths.ts";

const contract = viewContract(document);

function fieldsAt(operation: unknown, pointer: string): unknown {
  const resolution = resolvePointer(operation, `${pointer}/properties`);
  if (!resolution.found) throw new Error(`No fields at ${pointer}.`);
  return resolution.value;
}

describe("the contract holds every fact of the reference", () => {
  it.each(facts.map((fact): [string, Fact] => [titleOf(fact), fact]))("%s", (_title, fact) => {
    expect(faultOf(contract, fact)).toBeUndefined();
  });
});

describe("the contract as a whole", () => {
  it("has exactly the operations of the reference", () => {
    const paths = Object.entries(contract.operations).map(([operationId, { method, path }]) => {
      return [operationId, `${method.toUpperCase()} ${path}`];
    });
    expect(Object.fromEntries(paths)).toEqual(operationPaths);
  });

  it.each(document.servers)("is served under version 1 of the base path at $url", ({ url }) => {
    expect(url).toMatch(/\/api\/openapi\/v1$/);
  });

  it("takes no parameters from headers or cookies", () => {
    const names = Object.values(contract.operations).flatMap(({ headerParams, cookieParams }) =>
      Object.keys({ ...Object(headerParams), ...Object(cookieParams) }),
    );
    expect(names).toEqual([]);
  });
});

describe("a contact", () => {
  const { updateContact, importContact, getContact } = contract.operations;
  const body = "/body/application~1json";
  const answer = "/responses/200/body";

  it("is imported with the fields that an update takes", () => {
    expect(fieldsAt(importContact, `${body}/properties/contact`)).toEqual(fieldsAt(updateContact, body));
  });

  it.each([
    ["by an import", importContact, `${answer}/properties/contact`],
    ["on its own", getContact, answer],
  ])("is answered %s as by an update", (_how, operation, pointer) => {
    expect(fieldsAt(operation, pointer)).toEqual(fieldsAt(updateContact, `${answer}/properties/contact`));
  });
});

describe("the facts", () => {
  it("are stated once each", () => {
    const titles = facts.map(titleOf);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});
