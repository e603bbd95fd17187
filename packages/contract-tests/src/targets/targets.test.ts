import { startMockServer } from "@recruiting-outreach/mock";
import { describe, expect, it } from "vitest";
import { startLocalServer } from "../runtimes/local-server.ts";
import { differencesPage, differs, type Row } from "./differences.ts";
import { manners } from "./manners.ts";
import { type Probe, suiteProbes } from "./probes.ts";
import { reasons } from "./reasons.ts";
import { startHandlers } from "./served-handlers.ts";
import { startStockPrism } from "./stock-prism.ts";
import { asExpected, verdict } from "./verdict.ts";

const timeout = 120_000;
const targets = ["stock Prism", "mock server", "MSW handlers"] as const;
const probes = [...suiteProbes, ...manners];

let running: Promise<Row[]> | undefined;

/** One run answers for all the tests of this file. */
function observations(): Promise<Row[]> {
  running ??= (async () => {
    await using prism = await startStockPrism();
    await using handlers = await startHandlers();
    // One of its own: what it remembers of a key would change its answers.
    await using stack = new AsyncDisposableStack();
    const mock = stack.adopt(await startMockServer(), (server) => server.close());
    const verdicts = {
      "stock Prism": await verdictsOf(prism.url),
      "mock server": await verdictsOf(mock.url),
      "MSW handlers": await verdictsOf(handlers.url),
    } satisfies Record<(typeof targets)[number], Map<Probe, string>>;
    return [...Map.groupBy(probes, ({ kind }) => kind)].map(([kind, ofKind]) => ({
      kind,
      requests: ofKind.length,
      verdicts: Object.fromEntries(
        Object.entries(verdicts).map(([target, seen]) => [target, count(ofKind.map((probe) => seen.get(probe) ?? ""))]),
      ),
    }));
  })();
  return running;
}

async function verdictsOf(url: string): Promise<Map<Probe, string>> {
  const verdicts = new Map<Probe, string>();
  for (const probe of probes) verdicts.set(probe, await verdict(probe, url));
  return verdicts;
}

function count(texts: readonly string[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(texts, (text) => text)].map(([text, all]) => [text, all.length]));
}

describe("the page of differences", () => {
  it("says what was observed", { timeout }, async () => {
    const page = differencesPage(targets, await observations(), reasons);
    await expect(page).toMatchFileSnapshot("differences.md");
  });

  it("has a reason for every row that differs, and for no other", { timeout }, async () => {
    const different = (await observations()).filter(differs).map(({ kind }) => kind);
    expect(Object.keys(reasons).toSorted()).toEqual(different.toSorted());
  });

  it("lists what does not differ, and counts what differs in part", () => {
    const rows: Row[] = [
      { kind: "valid request", requests: 2, verdicts: { one: { [asExpected]: 2 }, other: { [asExpected]: 2 } } },
      { kind: "no key", requests: 3, verdicts: { one: { [asExpected]: 3 }, other: { [asExpected]: 1, 200: 2 } } },
    ];
    const page = differencesPage(["one", "other"], rows, { "no key": "It takes any." });
    expect(page).toContain("| no key  | 3        | as expected | 2 × 200; 1 × as expected | It takes any. |\n");
    expect(page).toContain("\n- valid request (2)\n");
  });
});

describe.each(["mock server", "MSW handlers"])("the %s", (target) => {
  it("answers all of the suite as expected", { timeout }, async () => {
    const kinds = new Set(suiteProbes.map(({ kind }) => kind));
    const rows = (await observations()).filter(({ kind }) => kinds.has(kind));
    expect(rows.filter(({ verdicts, requests }) => verdicts[target]?.[asExpected] !== requests)).toEqual([]);
  });
});

describe("a verdict", () => {
  const [probe = expect.fail("there are no probes")] = suiteProbes;

  it.each([
    ["200, another body", 200, "application/json"],
    ["503", 503, "application/json"],
    ["404 as text/html", 404, "text/html; charset=utf-8"],
  ])("names what came instead: %s", async (text, status, mediaType) => {
    await using server = await startLocalServer((_, response) => {
      response.writeHead(status, { "content-type": mediaType }).end("{}");
    });
    expect(await verdict(probe, server.origin)).toBe(text);
  });

  it("notices that no answer comes", async () => {
    await using server = await startLocalServer(() => undefined);
    expect(await verdict({ ...probe, patience: 50 }, server.origin)).toBe("no answer");
  });
});
