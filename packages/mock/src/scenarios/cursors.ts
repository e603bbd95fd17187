import type { Contact, ContactPage, PeopleSearchPage, PeopleSearchRequest } from "@recruiting-outreach/contract";
import { meetsFilters } from "./cursors/contact-filters.ts";
import { readCursor, writeCursor } from "./cursors/cursor.ts";
import { createDirectory } from "./cursors/directory.ts";
import { meetsSearch } from "./cursors/people-filters.ts";
import { toPerson } from "./cursors/person.ts";
import type { Scenario, ScenarioExchange, ScriptedAnswer } from "./scenario.ts";

/** Everybody sees the same people, so there is no state to reset. */
export const cursors: Scenario<"contacts" | "seed"> = {
  name: "cursors",
  describe:
    "Contacts and people searches are walked page by page through made-up people, with cursors that are checked.",
  numbers: {
    contacts: { default: 250, minimum: 0, maximum: 20_000, describe: "people there are" },
    seed: { default: 1, minimum: 0, maximum: 4_294_967_295, describe: "other people for another number" },
  },
  create(_contract, { contacts, seed }) {
    const directory = createDirectory(contacts, seed);
    const byId = new Map(directory.map((contact) => [contact.id, contact]));
    return {
      answer(exchange) {
        switch (exchange.operationId) {
          case "listContacts":
            return listContacts(directory, exchange);
          case "searchPeople":
            return searchPeople(directory, exchange);
          case "getContact": {
            const body = byId.get(exchange.path["contactId"]?.toLowerCase() ?? "");
            return body && { status: 200, body, reason: "of the made-up people" };
          }
          default:
            return undefined;
        }
      },
      reset: () => undefined,
    };
  },
};

/** The limit may change from page to page; filters may not. */
function listContacts(directory: readonly Contact[], { query }: ScenarioExchange): ScriptedAnswer {
  const {
    cursor,
    page: number,
    limit,
    includeTotal,
    ...filters
  } = query as {
    readonly cursor?: string;
    readonly page: number;
    readonly limit: number;
    readonly includeTotal: boolean;
  };
  const { offset, page } =
    cursor === undefined ? { offset: (number - 1) * limit, page: number } : readCursor(cursor, filters, "query.cursor");
  const found = directory.filter((contact) => meetsFilters(contact, filters));
  const end = offset + limit;
  const body: ContactPage = {
    items: found.slice(offset, end),
    page,
    limit,
    nextCursor: end < found.length ? writeCursor({ offset: end, page: page + 1 }, filters) : null,
    total: includeTotal ? found.length : null,
  };
  return { status: 200, body, reason: `${body.items.length} of ${found.length} contacts` };
}

/** Filters and limit have to stay as they were on the first page. */
function searchPeople(directory: readonly Contact[], { body }: ScenarioExchange): ScriptedAnswer {
  const { cursor, ...search } = body as PeopleSearchRequest & { readonly limit: number };
  const { offset, page } = cursor === undefined ? { offset: 0, page: 1 } : readCursor(cursor, search, "body.cursor");
  const found = directory.filter((person) => meetsSearch(person, search));
  const end = offset + search.limit;
  const items = found.slice(offset, end).map(toPerson);
  const answer: PeopleSearchPage = {
    items,
    count: items.length,
    nextCursor: end < found.length ? writeCursor({ offset: end, page: page + 1 }, search) : null,
    totalResults: found.length,
    searchStrategy: { rankingScope: "page", appliedTiers: ["required"], usedRequiredOnlyFallback: false },
  };
  return { status: 200, body: answer, reason: `${items.length} of ${found.length} people` };
}
