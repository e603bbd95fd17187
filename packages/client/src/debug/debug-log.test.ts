import { describe, expect, it, onTestFinished } from "vitest";
import { createClient } from "../index.ts";
import { clientOfFaultyServer, dropBeforeHead, endless, json } from "../testing/faulty-server.ts";
import { apiKey, baseUrl, failureOf, JumpingClock } from "../testing/scripted-client.ts";
import { type DebugLogOptions, debugLog } from "./index.ts";

/** A client whose service gives one answer, and the lines that it logs, times left out. */
function loggedClient(answer: (index: number) => Response, options: DebugLogOptions = {}) {
  const lines: string[] = [];
  let index = 0;
  const debug = debugLog({
    log: (line) => lines.push(line.replace(/\d+ ms/, "… ms")),
    fetch: async () => answer(index++),
    ...options,
  });
  const client = createClient({ baseUrl, apiKey, clock: new JumpingClock(), ...debug });
  return { client, lines, debug };
}

const id = "66f1c0de5a7b3c0012ab0001";

describe("debugLog", () => {
  it("logs a line for the request and one for the answer", async () => {
    const { client, lines } = loggedClient(() => Response.json({}, { headers: { "x-request-id": "req_1" } }));
    await client.listContacts({ limit: 50, includeTotal: true, tagIds: [id] });
    expect(lines).toEqual([
      `→ listContacts GET ${baseUrl}/contacts?limit=50&includeTotal=true&tagIds=${id} {x-api-key: redacted}`,
      "← 200 listContacts … ms (request-id req_1)",
    ]);
  });

  it("logs each attempt, and the wait between two", async () => {
    const { client, lines } = loggedClient((index) =>
      index === 0 ? Response.json({}, { status: 429, headers: { "retry-after": "2" } }) : Response.json({}),
    );
    await client.getContact({ contactId: id });
    expect(lines).toEqual([
      `→ getContact GET ${baseUrl}/contacts/${id} {x-api-key: redacted}`,
      "← 429 getContact … ms (retry-after 2)",
      "↻ retry getContact in 2 s because 429",
      `→ getContact GET ${baseUrl}/contacts/${id} {x-api-key: redacted}`,
      "← 200 getContact … ms",
    ]);
  });

  it("logs what kind of failure it was", async () => {
    const lines: string[] = [];
    const debug = debugLog({ log: (line) => lines.push(line) });
    const { client } = await clientOfFaultyServer(dropBeforeHead, { ...debug, retries: 0 });
    await failureOf(client.listCampaigns());
    expect(lines.at(-1)).toMatch(/^✗ listCampaigns \d+ ms TypeError/);
  });

  it("masks an address in path and query, and shows values of listed fields", async () => {
    const { client, lines } = loggedClient(() => Response.json({}));
    await client.getContact({ contactId: "priya@raman.example" });
    await client.listContacts({ firstName: "Priya", phone: "351912345678" });
    await client.listOperations({ jobGroupId: id, status: ["pending"] });
    expect(
      lines.filter((line) => line.startsWith("→")).map((line) => line.split(" ")[3]?.slice(baseUrl.length)),
    ).toEqual([
      "/contacts/string(21)",
      "/contacts?firstName=string(5)&phone=string(12)",
      `/operations?jobGroupId=${id}&status=pending`,
    ]);
  });

  it("knows a list from its neighbour with a parameter", async () => {
    const { client, lines } = loggedClient(() => Response.json({}));
    await client.listContactTags();
    expect(lines[0]).toContain("→ listContactTags GET");
  });

  it("shows names of headers, and values that hold no secret", async () => {
    const { client, lines } = loggedClient(() => Response.json({}, { headers: { "set-cookie": "session=1" } }));
    const headers = { authorization: "Bearer 1", cookie: "session=1", "x-tenant": "acme", prefer: "code=404" };
    await client.getContact({ contactId: id }, { headers });
    expect(lines[0]).toMatch(
      /\{authorization: redacted, cookie: redacted, prefer: code=404, x-api-key: redacted, x-tenant: redacted\}$/,
    );
    expect(lines[1]).toBe("← 200 getContact … ms");
  });

  it("leaves the hooks for requests and answers free, and its own can be called from another", async () => {
    const { lines, debug } = loggedClient((index) => Response.json({}, { status: index === 0 ? 503 : 200 }));
    const seen: string[] = [];
    const client = createClient({
      baseUrl,
      apiKey,
      clock: new JumpingClock(),
      ...debug,
      onRequest: () => seen.push("request"),
      onRetry: (event) => {
        debug.onRetry(event);
        seen.push("retry");
      },
    });
    await client.getContact({ contactId: id });
    expect(seen).toEqual(["request", "retry", "request"]);
    expect(lines.map((line) => line[0])).toEqual(["→", "←", "↻", "→", "←"]);
  });

  it("writes to console.debug and sends through the global fetch by default", async () => {
    const { debug } = console;
    const lines: unknown[] = [];
    console.debug = (line) => lines.push(line);
    onTestFinished(() => {
      console.debug = debug;
    });
    const { client } = await clientOfFaultyServer((response) => response.writeHead(200, json).end("{}"), debugLog());
    await client.getContact({ contactId: id });
    expect(lines).toHaveLength(2);
  });
});

describe("debugLog with bodies", () => {
  it("shows the shape of what is sent and answered, and hands the answer on", async () => {
    const answer = {
      id,
      firstName: "Priya",
      emails: ["priya@raman.example"],
      tags: [],
      yearsInRole: 4,
      code: "NOT_FOUND",
    };
    const { client, lines } = loggedClient(() => Response.json(answer), { bodies: true });
    expect(await client.importContact({ contact: { firstName: "Priya" }, autoUpdate: true })).toEqual(answer);
    expect(lines[0]).toMatch(/ \{"contact":\{"firstName":"string\(5\)"\},"autoUpdate":true\}$/);
    expect(lines[1]).toBe(
      `← 200 importContact … ms {"id":"${id}","firstName":"string(5)","emails":["string(19)"],"tags":[],"yearsInRole":4,"code":"NOT_FOUND"}`,
    );
  });

  it("masks long numbers, and names that are data", async () => {
    const answer = { "priya@raman.example": 351912345678, "351912345678": 1.5, depth: [[[[[[[["Priya"]]]]]]]] };
    const { client, lines } = loggedClient(() => Response.json(answer), { bodies: true });
    await client.getContact({ contactId: id });
    expect(lines[1]).toMatch(/ \{"string\(19\)":"number","string\(12\)":"number","depth":\[+"array"\]+\}$/);
  });

  it("shows of a form the names, and of a file only type and size", async () => {
    const { client, lines } = loggedClient(() => Response.json({ message: "Stored." }), { bodies: true });
    const file = new File(["%PDF-1.7"], "priya-raman.pdf", { type: "application/pdf" });
    await client.uploadContactDocument({ contactId: id, type: "cv", file });
    expect(lines[0]).toMatch(/ form\(type: string\(2\), file: application\/pdf of 8 bytes\)$/);
  });

  it("shows of text that is no JSON only its length", async () => {
    const { client, lines } = loggedClient(() => new Response("<p>Priya</p>"), { bodies: true });
    await failureOf(client.getContact({ contactId: id }));
    expect(lines[1]).toBe("← 200 getContact … ms text(12)");
  });

  it("cuts a long shape", async () => {
    const { client, lines } = loggedClient(() => Response.json({ items: Array(500).fill("Priya") }), { bodies: true });
    await client.listContacts();
    expect(lines[1]?.length).toBeLessThan(1100);
    expect(lines[1]).toMatch(/…$/);
  });

  it("does not read an endless answer, and leaves it to the client", async () => {
    const lines: string[] = [];
    const debug = debugLog({ log: (line) => lines.push(line), bodies: true });
    const { client } = await clientOfFaultyServer(endless, { ...debug, maxBytes: 2 ** 20 });
    expect(await failureOf(client.getContact({ contactId: id }))).toMatchObject({ name: "UnexpectedBodyError" });
    expect(lines[1]).toMatch(/ more than 65536 bytes$/);
  });

  it("says when an answer broke off, and leaves it to the client", async () => {
    const lines: string[] = [];
    const debug = debugLog({ log: (line) => lines.push(line), bodies: true });
    const { client } = await clientOfFaultyServer(
      (response) => {
        response.writeHead(200, json).write('{"firstName":"Priya');
        response.socket?.end();
      },
      { ...debug, retries: 0 },
    );
    expect(await failureOf(client.getContact({ contactId: id }))).toMatchObject({ name: "ConnectionError" });
    expect(lines[1]).toMatch(/ broken off$/);
  });
});
