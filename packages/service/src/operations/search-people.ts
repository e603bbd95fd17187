import { operationMetadata } from "@recruiting-outreach/contract";
import { Credits } from "../data/credits.ts";
import type { PeoplePage } from "../people/directory.ts";
import { exampleOf } from "../people/example.ts";
import { savePeople } from "../people/save-people.ts";
import { searchingPlans, toSearchResult, visibleProfile } from "../people/search-result.ts";
import { Problem } from "../problems.ts";
import type { Services } from "../services.ts";
import type { Answer, Call, Handler } from "./handler.ts";

type SearchCall = Call<"searchPeople">;

const { creditsPerItem } = operationMetadata.searchPeople.paid;

/**
 * POST /people/search: a page of people, saved as contacts and charged for. Credits are set aside before the search and settled together with the
 * saving, so that nobody is saved without being paid for, nor paid for without being saved.
 */
export const searchPeople: Handler<"searchPeople"> = async (call, services) => {
  const { caller, body, now } = call;
  const { tenancy, cursors, directory } = services;
  const { cursor, limit = 10, similarTo, ...criteria } = body;
  const context = { operation: "searchPeople", workgroup: caller.workgroupId, criteria, similarTo, limit };
  const after = cursor === undefined ? undefined : (cursors.open(context, cursor, "body.cursor") as string);
  const example = similarTo && (await exampleOf(similarTo, caller.workgroupId, services));
  const search = directory.prepare(criteria, example);
  const reservationId = await reserve(call, limit * creditsPerItem, services);
  try {
    const page = await search.page({ after, limit, now });
    const items = await settle(call, reservationId, page, services);
    return {
      items,
      count: items.length,
      nextCursor: page.next === undefined ? null : cursors.seal(context, page.next),
      ...(page.total !== undefined && { totalResults: page.total }),
      searchStrategy: {
        rankingScope: "page",
        appliedTiers: [...page.tiers],
        usedRequiredOnlyFallback: page.preferencesDropped,
      },
    };
  } catch (error) {
    // What cannot be given back now is given back by the job that looks for abandoned reservations.
    await tenancy
      .write(caller.workgroupId, (scope) => new Credits(scope).settle(reservationId, 0, services.clock.now()))
      .catch(() => false);
    throw error;
  }
};

async function reserve({ caller, now }: SearchCall, credits: number, { tenancy }: Services): Promise<string> {
  if (!searchingPlans.has(caller.plan)) {
    throw new Problem("PLAN_NOT_ELIGIBLE", "People search needs the Scale plan or an eligible enterprise workspace.");
  }
  const reservation = await tenancy.write(caller.workgroupId, (scope) =>
    new Credits(scope).reserve(credits, "People search", now),
  );
  if (reservation.outcome === "reserved") return reservation.reservationId;
  throw new Problem(
    "INSUFFICIENT_CREDITS",
    `This search reserves ${credits} credits; the workgroup has ${reservation.balance}.`,
  );
}

/** Charges for the people of a page and saves them. */
function settle(
  { caller, now }: SearchCall,
  reservationId: string,
  { people }: PeoplePage,
  { tenancy, clock }: Services,
): Promise<Answer<"searchPeople">["items"]> {
  const found = people.map((person) => ({ person, profile: visibleProfile(person, caller.plan) }));
  return tenancy.write(caller.workgroupId, async (scope) => {
    const isSettled = await new Credits(scope).settle(reservationId, people.length * creditsPerItem, clock.now());
    if (!isSettled) throw new Error("the search took so long that its reservation has been released");
    const toSave = found.map(({ person: { id }, profile }) => ({ personId: id, profile }));
    const contacts = await savePeople(scope, toSave, now);
    return found.map(({ person, profile }, index) => {
      const contact = contacts[index];
      if (!contact) throw new Error("a contact was lost");
      return toSearchResult(person, profile, contact, now);
    });
  });
}
