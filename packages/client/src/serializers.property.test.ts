import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Arguments, createClient } from "./index.ts";
import { serializePath } from "./serialize-path.ts";
import { apiKey, baseUrl } from "./testing/scripted-client.ts";

/** Without halves of surrogate pairs, which no UTF-8 can carry. */
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom(..."./\\%?#&=+;$ {}2eE\t\n") }),
);

describe("serializePath", () => {
  const template = "/contacts/{contactId}/enrichment/{reportId}";

  it.each(["", ".", ".."])("refuses %j, which would lead to another path", (contactId) => {
    expect(() => serializePath(template, { contactId, reportId: "1" })).toThrow(TypeError);
  });

  it("keeps any other identifier whole, in its own segment", () => {
    const identifier = anyText.filter((text) => !["", ".", ".."].includes(text));
    fc.assert(
      fc.property(identifier, identifier, (contactId, reportId) => {
        const { pathname, search, hash } = new URL(baseUrl + serializePath(template, { contactId, reportId }));
        const segments = pathname.slice(new URL(baseUrl).pathname.length).split("/").map(decodeURIComponent);
        expect(segments).toEqual(["", "contacts", contactId, "enrichment", reportId]);
        expect(search + hash).toBe("");
      }),
      { numRuns: 300 },
    );
  });
});

describe("the query of a sent request", () => {
  const filters: fc.Arbitrary<Arguments<"listContacts">> = fc.record(
    {
      city: anyText,
      email: anyText,
      limit: fc.integer(),
      page: fc.double({ noNaN: true, noDefaultInfinity: true }),
      includeTotal: fc.boolean(),
      tagIds: fc.array(anyText),
    },
    { requiredKeys: [] },
  );

  it("holds every value as it was given, and each entry of a list once", async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (given) => {
        const sent: string[] = [];
        const client = createClient({
          baseUrl,
          apiKey,
          fetch: async (url) => {
            sent.push(url);
            return Response.json({});
          },
        });
        await client.listContacts(given);
        const [path, query] = String(sent).split("?");
        expect(path).toBe(`${baseUrl}/contacts`);
        expect([...new URLSearchParams(query)]).toEqual(
          Object.entries(given).flatMap(([name, value]) => [value].flat().map((entry) => [name, String(entry)])),
        );
      }),
      { numRuns: 200 },
    );
  });
});
