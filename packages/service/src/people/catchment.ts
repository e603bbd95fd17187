import type { RadiusAroundCity } from "@recruiting-outreach/contract";
import { folded } from "../contacts/text.ts";
import { invalidRequest } from "../problems.ts";
import { type Criteria, list, nothingAsked } from "./criteria.ts";
import { distance, type Place, places } from "./places.ts";

/** Name of a place that no other one has, as far as the state is known. */
export function localityOf({ city, state, countryCode }: Pick<Place, "city" | "state" | "countryCode">): string {
  return [city, state, countryCode].join("/");
}

/**
 * Met by whoever lives in the city or in a place around it. A city name that several places have stands for all of them.
 *
 * @throws Problem INVALID_REQUEST when the city is not known
 */
export function catchmentCriteria(radius: RadiusAroundCity | undefined): Criteria {
  if (!radius) return nothingAsked;
  const { city, state, country_code, radius_km } = radius;
  const centres = places.filter(
    (place) =>
      folded(place.city) === folded(city) &&
      (state === undefined || folded(place.state) === folded(state)) &&
      (country_code === undefined || folded(place.countryCode) === folded(country_code)),
  );
  if (centres.length === 0) {
    const message = "is not a city that the directory knows; try a larger one nearby, and check state and country_code";
    throw invalidRequest([{ path: "body.radiusAroundCity.city", message }]);
  }
  const within = places.filter((place) => centres.some((centre) => distance(centre, place) <= radius_km));
  // Of somebody whose state is not told, any place of that name will do.
  return list(
    "locality",
    within.flatMap((place) => [localityOf(place), localityOf({ ...place, state: "" })]),
  );
}
