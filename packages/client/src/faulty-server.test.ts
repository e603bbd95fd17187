import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { apiKeyHeader } from "@recruiting-outreach/contract";
import { describe, expect, it } from "vitest";
import {
  bomb,
  clientOfFaultyServer,
  cutOffInGzip,
  dropAfterHead,
  dropBeforeHead,
  dropInBody,
  empty,
  endless,
  type Fault,
  html,
  json,
  notTheEncodingItNames,
  shorterThanItsLength,
  stallBeforeHead,
  stallInBody,
  startFaultyServer,
  trickle,
} from "./testing/faulty-server.ts";
import { apiKey, failureOf } from "./testing/scripted-client.ts";

const contact = { contactId: "66f1c0de5a7b3c0012ab0001" };
const MEGABYTE = 2 ** 20;

describe.each<[string, Fault, string]>([
  ["drops the connection before the head", dropBeforeHead, "ConnectionError"],
  ["drops the connection after the head", dropAfterHead, "ConnectionError"],
  ["drops the connection in the body", dropInBody, "ConnectionError"],
  ["sends less than its content-length", shorterThanItsLength, "ConnectionError"],
  ["sends something else than its content-encoding", notTheEncodingItNames, "ConnectionError"],
  ["stalls before the head", stallBeforeHead, "TimeoutError"],
  ["stalls in the body", stallInBody, "TimeoutError"],
  ["trickles for ever", trickle, "TimeoutError"],
])("a service that %s", (_, fault, name) => {
  const options = { retries: 1, ...(name === "TimeoutError" && { timeout: 250 }) };

  it(`is asked again for a GET, and then makes a ${name}`, async () => {
    const { client, requests, clock } = await clientOfFaultyServer(fault, options);
    expect(await failureOf(client.getContact(contact))).toMatchObject({ name, mayHaveBeenProcessed: false });
    expect(requests).toHaveLength(2);
    expect(clock.sleeps).toHaveLength(1);
  });

  it("gets a paid search once, which may have been processed", async () => {
    const { client, requests } = await clientOfFaultyServer(fault, options);
    expect(await failureOf(client.searchPeople({ limit: 1 }))).toMatchObject({ name, mayHaveBeenProcessed: true });
    expect(requests).toHaveLength(1);
  });
});

describe("a service that drops the connection only once", () => {
  it("has the GET answered on a new one", async () => {
    const answers: Fault[] = [dropInBody, (response) => response.writeHead(200, json).end("{}")];
    const { client, requests } = await clientOfFaultyServer((response) => answers.shift()?.(response));
    expect(await client.getContact(contact)).toEqual({});
    expect(requests).toHaveLength(2);
  });
});

describe("a 200 whose body is of no use", () => {
  const notJson: [string, Fault][] = [
    ["HTML", html],
    ["nothing", empty],
    ["gzip that is cut off", cutOffInGzip],
  ];
  const tooLarge: [string, Fault][] = [
    ["a gzip bomb", bomb],
    ["a body without end", endless],
  ];
  const expected = { name: "UnexpectedBodyError", status: 200 };

  it.each([...notJson, ...tooLarge])(
    "makes an UnexpectedBodyError and is not asked for again: %s",
    async (_, fault) => {
      const { client, requests } = await clientOfFaultyServer(fault, { maxBytes: MEGABYTE });
      expect(await failureOf(client.getContact(contact))).toMatchObject({ ...expected, mayHaveBeenProcessed: false });
      expect(requests).toHaveLength(1);
    },
  );

  it.each([...notJson, ...tooLarge])("is not paid for again: %s", async (_, fault) => {
    const { client, requests } = await clientOfFaultyServer(fault, { maxBytes: MEGABYTE });
    expect(await failureOf(client.searchPeople({ limit: 1 }))).toMatchObject(expected);
    expect(requests).toHaveLength(1);
  });

  it.each([...notJson, ...tooLarge])("leaves open whether a paid search was processed: %s", async (_, fault) => {
    const { client } = await clientOfFaultyServer(fault, { maxBytes: MEGABYTE });
    expect(await failureOf(client.searchPeople({ limit: 1 }))).toMatchObject({ mayHaveBeenProcessed: true });
  });
});

describe("an answer larger than maxBytes", () => {
  it("is not unpacked any further", async () => {
    const { client } = await clientOfFaultyServer(bomb, { maxBytes: MEGABYTE });
    const before = memoryInUse();
    let most = before;
    let done = false;
    const call = failureOf(client.getContact(contact)).finally(() => {
      done = true;
    });
    while (!done) {
      most = Math.max(most, memoryInUse());
      await new Promise(setImmediate);
    }
    expect(String(await call)).toContain(`more than ${MEGABYTE} bytes`);
    expect(most - before).toBeLessThan(32 * MEGABYTE);
  });

  it("is let go of, so that the service can stop", async () => {
    const { promise, resolve } = Promise.withResolvers<ServerResponse>();
    const { client } = await clientOfFaultyServer(
      (response) => {
        resolve(response);
        endless(response);
      },
      { maxBytes: MEGABYTE },
    );
    await failureOf(client.getContact(contact));
    const response = await promise;
    if (!response.destroyed) await once(response, "close");
    expect(response.writableFinished).toBe(false);
  });
});

describe("a storm of 429", () => {
  const calls = 20;

  /** Answers a wave of requests with 429 once all of it is there; after the last wave all is well. */
  function storm(waves: number, retryAfterSeconds: number): Fault {
    let left = waves * calls;
    let wave: ServerResponse[] = [];
    return (response) => {
      if (left === 0) {
        response.writeHead(200, json).end("{}");
        return;
      }
      left--;
      if (wave.push(response) < calls) return;
      const body = { statusCode: 429, error: "Too Many Requests", message: "Wait.", retryAfterSeconds };
      for (const held of wave) held.writeHead(429, json).end(JSON.stringify(body));
      wave = [];
    };
  }

  it.each([0, 2])("ends well for all calls at once, told to wait %i s", async (seconds) => {
    const { client, requests } = await clientOfFaultyServer(storm(2, seconds));
    const answers = await Promise.all(Array.from({ length: calls }, () => client.getContact(contact)));
    expect(answers).toEqual(Array(calls).fill({}));
    expect(requests).toHaveLength(3 * calls);
  });

  it("that outlasts the retries makes a RateLimitedError for each call", async () => {
    const { client, requests } = await clientOfFaultyServer(storm(4, 2));
    const failures = await Promise.all(Array.from({ length: calls }, () => failureOf(client.getContact(contact))));
    expect(failures).toEqual(Array(calls).fill(expect.objectContaining({ name: "RateLimitedError", status: 429 })));
    expect(requests).toHaveLength(3 * calls);
  });
});

describe("a redirect to another origin", () => {
  it.each([301, 302, 303, 307, 308])("with %i sends nothing there, so the key neither", async (status) => {
    const elsewhere = await startFaultyServer((response) => response.writeHead(200, json).end("{}"));
    const { client, requests } = await clientOfFaultyServer((response) =>
      response.writeHead(status, { location: `${elsewhere.origin}/api/openapi/v1/contacts/1` }).end(),
    );
    const failures = [await failureOf(client.getContact(contact)), await failureOf(client.searchPeople({ limit: 1 }))];
    expect(failures).toEqual(Array(2).fill(expect.objectContaining({ name: "UnexpectedBodyError", status })));
    expect(requests.map(({ method, headers }) => [method, headers[apiKeyHeader]])).toEqual([
      ["GET", apiKey],
      ["POST", apiKey],
    ]);
    expect(elsewhere.requests).toEqual([]);
  });
});

describe("cursors that go round in circles", () => {
  it("end the walk at the first that comes again", async () => {
    const { client, requests } = await clientOfFaultyServer((response) =>
      response.writeHead(200, json).end(JSON.stringify({ items: [{ contactId: "1" }], nextCursor: "again" })),
    );
    const walk = async (): Promise<void> => {
      for await (const { items } of client.paginate("listContacts", {}).pages()) expect(items).toHaveLength(1);
    };
    expect(String(await failureOf(walk()))).toContain("round in circles");
    expect(requests).toHaveLength(2);
  });
});

/** Bytes on the heap and beside it, where text and buffers are. */
function memoryInUse(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
