import { type Behaviour, count, endOf, errorOf, shown } from "../behaviour.ts";
import { httpService, service, withoutWaiting } from "../service.ts";

const contactId = "66f1c0de5a7b3c0012ab0001";
const notFound = { code: "NOT_FOUND", error: "No such contact." };
const rateLimit = { statusCode: 429, error: "Too Many Requests", message: "Slow down.", retryAfterSeconds: 7 };
const lost = new TypeError("fetch failed");
const json = { "content-type": "application/json" };
const html = { "content-type": "text/html" };

/** How failures reach the caller. */
export const errors: Behaviour[] = [
  {
    when: "404 with a JSON body",
    observe: (client) => {
      const { fetch } = service({ status: 404, body: notFound });
      return endOf(client.connect({ fetch }).call("getContact", { contactId }));
    },
    expected: {
      ours: `throws NotFoundError with status 404 and body ${shown(notFound)}`,
      generated: `throws ApiError with status 404 and body ${shown(notFound)}`,
    },
  },
  {
    when: "502 with an HTML body",
    observe: (client) => {
      const { fetch } = service({ status: 502, body: "<h1>Bad gateway</h1>", headers: html });
      return endOf(client.connect({ fetch, retries: 0 }).call("listContacts"));
    },
    expected: {
      ours: 'throws ServerError with status 502 and body `"<h1>Bad gateway</h1>"`',
      generated: 'throws ApiError with status 502 and body `"<h1>Bad gateway</h1>"`',
    },
  },
  {
    when: "500 that says JSON and sends text",
    observe: (client) => {
      const { fetch } = service({ status: 500, body: "out of memory", headers: json });
      return endOf(client.connect({ fetch, retries: 0 }).call("listContacts"));
    },
    expected: {
      ours: 'throws ServerError with status 500 and body `"out of memory"`',
      generated: "throws ApiError with status 500 and body undefined",
    },
  },
  {
    when: "500 with an empty body",
    observe: (client) => {
      const { fetch } = service({ status: 500, body: "", headers: {} });
      return endOf(client.connect({ fetch, retries: 0 }).call("listContacts"));
    },
    expected: {
      ours: 'throws ServerError with status 500 and body `""`',
      generated: 'throws ApiError with status 500 and body `""`',
    },
  },
  {
    when: "the error knows the operation, the request id and when to come back",
    observe: async (client) => {
      const { fetch } = service({ status: 429, body: rateLimit, headers: { ...json, "x-request-id": "req_1" } });
      const error = await errorOf(client.connect({ fetch, retries: 0 }).call("listContacts"));
      const known = ["operationId", "requestId", "retryAt"].filter((name) => error[name] !== undefined);
      return known.length > 0 ? known.join(", ") : "none of them";
    },
    expected: { ours: "operationId, requestId, retryAt", generated: "none of them" },
  },
  {
    when: "success with an HTML body",
    observe: (client) => {
      const { fetch } = service({ body: "<h1>Maintenance</h1>", headers: html });
      return endOf(client.connect({ fetch }).call("listContacts"));
    },
    expected: {
      ours: 'throws UnexpectedBodyError with status 200 and body `"<h1>Maintenance</h1>"`',
      generated: 'resolves to `"<h1>Maintenance</h1>"`',
    },
  },
  {
    when: "success with an empty body",
    observe: (client) => {
      const { fetch } = service({ body: "", headers: {} });
      return endOf(client.connect({ fetch }).call("listContacts"));
    },
    expected: {
      ours: 'throws UnexpectedBodyError with status 200 and body `""`',
      generated: "resolves to undefined",
    },
  },
  {
    when: "success with JSON that does not name its type",
    observe: (client) => {
      const { fetch } = service({ body: { valid: true }, headers: {} });
      return endOf(client.connect({ fetch }).call("validateApiKey"));
    },
    expected: { ours: 'resolves to `{"valid":true}`', generated: "resolves to a Blob" },
  },
  {
    when: "an answer of more than 16 MiB",
    observe: async (client) => {
      const { fetch } = service({ body: { items: "x".repeat(2 ** 24) } });
      return client
        .connect({ fetch })
        .call("listContacts")
        .then(
          () => "reads it",
          ({ name }) => `throws ${name}`,
        );
    },
    expected: { ours: "throws UnexpectedBodyError", generated: "reads it" },
  },
  {
    when: "no connection, reading",
    observe: async (client) => {
      const { fetch, requests } = service(lost);
      const end = await withoutWaiting(() => endOf(client.connect({ fetch }).call("listContacts")));
      return `${end} after ${count(requests.length, "request")}`;
    },
    expected: { ours: "throws ConnectionError after 3 requests", generated: "throws TypeError after 3 requests" },
  },
  {
    when: "no connection, paid search",
    observe: async (client) => {
      const { fetch, requests } = service(lost);
      const error = await errorOf(client.connect({ fetch }).call("searchPeople", { people: {} }));
      const warning = error["mayHaveBeenProcessed"] ? ", and says that it may have been charged" : "";
      return `throws ${error.name} after ${count(requests.length, "request")}${warning}`;
    },
    expected: {
      ours: "throws ConnectionError after 1 request, and says that it may have been charged",
      generated: "throws TypeError after 1 request",
    },
  },
  {
    when: "an answer that breaks off",
    observe: async (client) => {
      const { baseUrl, requests } = await httpService((response) => {
        response.writeHead(200, json).write('{"items":[');
        response.socket?.end();
      });
      const end = await endOf(client.connect({ baseUrl, retries: 1 }).call("listContacts"));
      return `${end} after ${count(requests.length, "request")}`;
    },
    expected: {
      ours: "throws ConnectionError with status 200 and body undefined after 2 requests",
      generated: "throws TypeError after 1 request",
    },
  },
];
