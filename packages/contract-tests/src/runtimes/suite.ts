// What every runtime must be able to do with the built client. Uses nothing that is not everywhere, and imports nothing but the client.
import { type Client, type ClientOptions, createClient, isOutreachError } from "@recruiting-outreach/client";
import { fileFromStream, withUploadProgress } from "@recruiting-outreach/client/uploads";
import { validateResponse } from "@recruiting-outreach/client/validation";

/** Base addresses of what the suite talks to. */
export interface Targets {
  /** Answers as the contract says. */
  apiUrl: string;
  /** Answers never, half, or with the way to another place; see `startDifficultServer`. */
  difficultUrl: string;
}

/** What became of each check: `passed`, or what went wrong. */
export type Outcomes = Record<string, string>;

interface Clients {
  api: Client;
  /** A client of the same server, with further options. */
  apiWith: (options: Partial<ClientOptions>) => Client;
  /** A client whose server behaves as the path says. */
  difficult: (behaviour: "silent" | "broken" | "redirecting" | "wrong", options?: Partial<ClientOptions>) => Client;
}

const contactId = "66f1c0de5a7b3c0012ab0001";
const reportId = "6742e0e05a7b3c0012e00001";
const tagId = "66a07a605a7b3c00127a0001";

export const checks: Readonly<Record<string, (clients: Clients) => Promise<void>>> = {
  "reads an answer": async ({ api }) => {
    const { valid } = await api.validateApiKey();
    expectEqual(valid, true);
  },
  "sends a list in the query": async ({ api }) => {
    const { items } = await api.listContacts({ tagIds: [tagId, tagId], limit: 2 });
    expectEqual(items.length, 2);
    const error = await failureOf(api.listContacts({ tagIds: [tagId, "no-id"] }));
    expectEqual(isOutreachError(error, "InvalidRequestError") && error.body.issues?.[0]?.path, "query.tagIds.1");
  },
  "sends JSON": async ({ api }) => {
    const { items } = await api.searchPeople({ people: { skills: { include: ["Go"] } }, limit: 3 });
    expectEqual(items.length, 3);
  },
  "uploads a Blob": ({ api }) => upload(api, new Blob(["%PDF-1.7"], { type: "application/pdf" })),
  "uploads a File": ({ api }) => upload(api, new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" })),
  "uploads bytes": ({ api }) => upload(api, new TextEncoder().encode("%PDF-1.7")),
  "uploads a stream": async ({ api }) => {
    await upload(api, await fileFromStream(new Blob(["%PDF-1.7"]).stream(), { name: "cv.pdf" }));
  },
  "tells how far an upload is": async ({ apiWith }) => {
    const steps: { sent: number; total: number }[] = [];
    const fetch = withUploadProgress((step) => steps.push(step));
    await upload(apiWith({ fetch }), new Uint8Array(100_000));
    expectEqual(steps[0]?.sent, 0);
    expectEqual(steps.at(-1)?.sent, steps[0]?.total);
  },
  "throws an error that knows its status and body": async ({ api }) => {
    const error = await failureOf(api.getContact({ contactId }, { headers: { prefer: "code=404" } }));
    expectEqual(isOutreachError(error, "NotFoundError") && `${error.status} ${error.body.code}`, "404 NOT_FOUND");
  },
  "tells its errors from others": async ({ api }) => {
    const error = await failureOf(api.getContact({ contactId }, { headers: { prefer: "code=404" } }));
    expectEqual(isOutreachError(error, "NotFoundError"), true);
    expectEqual(isOutreachError(error, "ServerError"), false);
    expectEqual(isOutreachError(new Error("of somebody else")), false);
  },
  "gives errors back instead of throwing": async ({ api }) => {
    const good = await api.getContact({ contactId }, { throws: false });
    expectEqual(good.data?.id, contactId);
    const bad = await api.getContact({ contactId }, { throws: false, headers: { prefer: "code=404" } });
    expectEqual(bad.error?.name, "NotFoundError");
  },
  "holds answers to the contract": async ({ apiWith, difficult }) => {
    expectEqual((await apiWith({ validate: validateResponse }).validateApiKey()).valid, true);
    const failure = await failureOf(difficult("wrong", { validate: validateResponse }).validateApiKey());
    expectEqual(nameOf(failure), "UnexpectedBodyError");
  },
  "calls by path": async ({ api }) => {
    const { data } = await api.GET("/contacts/{contactId}", { params: { path: { contactId } } });
    expectEqual(data?.id, contactId);
  },
  "walks through a list to its end": async ({ api }) => {
    const beginning = api.paginate("listContacts", {}, { maxItems: 2 });
    const rest = (resume: string | undefined) =>
      api.paginate("listContacts", {}, { resume, headers: { prefer: "example=lastPage" } });
    const first = await entriesOf(beginning);
    const last = rest(beginning.resumeToken);
    expectEqual(first.length + (await entriesOf(last)).length, 3);
    expectEqual(last.resumeToken, undefined);
  },
  "follows an enrichment": async ({ api }) => {
    const steps = await entriesOf(api.followEnrichment({ contactId, reportId }, { interval: 1, deadline: 1000 }));
    expectEqual(steps.at(-1)?.status, "enriched");
  },
  "stops when its signal aborts": async ({ difficult }) => {
    const controller = new AbortController();
    const call = failureOf(difficult("silent").validateApiKey({}, { signal: controller.signal }));
    setTimeout(() => controller.abort(), 20);
    expectEqual(nameOf(await call), "AbortedError");
  },
  "gives up when its time is over": async ({ difficult }) => {
    expectEqual(nameOf(await failureOf(difficult("silent").validateApiKey({}, { timeout: 50 }))), "TimeoutError");
  },
  "names a connection that breaks": async ({ difficult }) => {
    expectEqual(nameOf(await failureOf(difficult("broken").validateApiKey())), "ConnectionError");
  },
  "does not take its key to another origin": async ({ difficult }) => {
    expectEqual(nameOf(await failureOf(difficult("redirecting").validateApiKey())), "UnexpectedBodyError");
  },
  "refuses an identifier that leads to another path": async ({ api }) => {
    expectEqual(nameOf(await failureOf(api.getContact({ contactId: ".." }))), "TypeError");
  },
};

/** Runs every check, one after the other. */
export async function run({ apiUrl, difficultUrl }: Targets): Promise<Outcomes> {
  const common = { apiKey: "runtime_key", retries: 0 };
  const apiWith = (options: Partial<ClientOptions>) => createClient({ ...common, baseUrl: apiUrl, ...options });
  const clients: Clients = {
    api: apiWith({}),
    apiWith,
    difficult: (behaviour, options) => apiWith({ baseUrl: `${difficultUrl}/${behaviour}`, ...options }),
  };
  const outcomes: Outcomes = {};
  for (const [name, check] of Object.entries(checks)) {
    outcomes[name] = await check(clients).then(
      () => "passed",
      (error) => `${error} ${error?.cause ?? ""}`.trim(),
    );
  }
  return outcomes;
}

async function upload(api: Client, file: Blob | Uint8Array): Promise<void> {
  const receipt = await api.uploadContactDocument({ contactId, type: "cv", file });
  expectEqual(typeof receipt.message, "string");
}

async function entriesOf<Entry>(walk: AsyncIterable<Entry>): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of walk) entries.push(entry);
  return entries;
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => "no failure",
    (error: unknown) => error,
  );
}

function nameOf(failure: unknown): unknown {
  return failure instanceof Error ? failure.name : failure;
}

function expectEqual(actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`expected ${expected}, not ${actual}`);
}
