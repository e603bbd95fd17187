import { type Behaviour, count, endOf, shown } from "../behaviour.ts";
import { httpService, service } from "../service.ts";

const search = { people: { skills: { include: ["Go"] } } };
const json = { "content-type": "application/json" };

/** What a client asks for with an identifier, or how it refuses. */
function identifier(contactId: string | undefined): Behaviour["observe"] {
  return async (client) => {
    const { baseUrl, requests } = await httpService((response) => response.writeHead(200, json).end("{}"));
    const end = await endOf(client.connect({ baseUrl }).call("getContact", { contactId }));
    return requests[0] ? `asks for ${requests[0].url?.replace("/api/openapi/v1", "")}` : end;
  };
}

/** What a client keeps from doing. */
export const guards: Behaviour[] = [
  {
    when: "identifier `..`",
    observe: identifier(".."),
    expected: { ours: "throws TypeError", generated: "asks for /" },
  },
  {
    when: "empty identifier",
    observe: identifier(""),
    expected: { ours: "throws TypeError", generated: "asks for /contacts/" },
  },
  {
    when: "no identifier",
    observe: identifier(undefined),
    expected: { ours: "throws TypeError", generated: "throws Error" },
  },
  {
    when: "an argument that the contract does not know, reading",
    observe: async (client) => {
      const { fetch, requests } = service();
      const end = await endOf(client.connect({ fetch }).call("listContacts", { town: "Lisbon" }));
      return requests[0] ? `asks for ${requests[0].url.replace(/.*v1/, "")}` : end;
    },
    expected: { ours: "asks for /contacts?town=Lisbon", generated: "throws TypeError" },
  },
  {
    when: "a blank in the query",
    observe: async (client) => {
      const { fetch, requests } = service();
      await client.connect({ fetch }).call("listContacts", { city: "New York" });
      return `sends ${requests[0]?.url.replace(/.*=/, "")}`;
    },
    expected: { ours: "sends New%20York", generated: "sends New+York" },
  },
  {
    when: "redirect to another origin",
    observe: async (client) => {
      const other = await httpService((response) => response.writeHead(200, json).end("{}"));
      const { baseUrl } = await httpService((response) =>
        response.writeHead(302, { location: `${other.baseUrl}/contacts` }).end(),
      );
      const end = await endOf(client.connect({ baseUrl }).call("listContacts"));
      if (!other.requests[0]) return end.replace(/ with .*/, "");
      return `follows it ${other.requests[0].headers["x-api-key"] ? "with" : "without"} the key`;
    },
    expected: { ours: "throws UnexpectedBodyError", generated: "follows it with the key" },
  },
  {
    when: "redirect within the origin, reading",
    observe: async (client) => {
      const { baseUrl, requests } = await httpService((response, { url }) =>
        url?.endsWith("/contacts")
          ? response.writeHead(302, { location: "contacts/moved" }).end()
          : response.writeHead(200, json).end("{}"),
      );
      const end = await endOf(client.connect({ baseUrl }).call("listContacts"));
      return `${end} after ${count(requests.length, "request")}`;
    },
    expected: "resolves to `{}` after 2 requests",
  },
  {
    when: "redirect of a paid search (307)",
    observe: async (client) => {
      const { baseUrl, requests } = await httpService((response, { url }) =>
        url?.endsWith("/search")
          ? response.writeHead(307, { location: "moved" }).end()
          : response.writeHead(200, json).end("{}"),
      );
      const end = await endOf(client.connect({ baseUrl }).call("searchPeople", search));
      return requests[1]
        ? `sends the search again, to ${requests[1].url?.replace(/.*v1/, "")}`
        : end.replace(/ with .*/, "");
    },
    expected: { ours: "throws UnexpectedBodyError", generated: "sends the search again, to /people/moved" },
  },
  {
    when: "empty key",
    observe: async (client) => {
      const { fetch, requests } = service();
      const end = await endOf((async () => client.connect({ fetch, apiKey: "" }).call("validateApiKey"))());
      return requests[0] ? `sends the key ${shown(requests[0].headers.get("x-api-key"))}` : end;
    },
    expected: { ours: "throws TypeError", generated: 'sends the key `""`' },
  },
  {
    when: "headers besides the key",
    observe: async (client) => {
      const { fetch, requests } = service();
      await client.connect({ fetch }).call("validateApiKey");
      const names = [...(requests[0]?.headers.keys() ?? [])].filter((name) => name !== "x-api-key");
      return names.join(", ") || "none";
    },
    expected: { ours: "none", generated: "accept, x-redocly-client" },
  },
];
