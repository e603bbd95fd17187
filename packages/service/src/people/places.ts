import type { Location } from "@recruiting-outreach/contract";
import { folded } from "../contacts/text.ts";

/** A city, town or suburb that the directory knows. */
export interface Place {
  readonly city: string;
  readonly state: string;
  readonly countryCode: string;
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
}

/** A country that the directory knows. */
export interface Country {
  readonly name: string;
  readonly continent: string;
  readonly salesRegion: "NORAM" | "LATAM" | "EMEA" | "APAC";
  readonly language: string;
}

/** The countries, by ISO 3166-1 alpha-2 code. */
export const countries: Readonly<Record<string, Country>> = {
  AE: { name: "United Arab Emirates", continent: "Asia", salesRegion: "EMEA", language: "Arabic" },
  AR: { name: "Argentina", continent: "South America", salesRegion: "LATAM", language: "Spanish" },
  AT: { name: "Austria", continent: "Europe", salesRegion: "EMEA", language: "German" },
  AU: { name: "Australia", continent: "Oceania", salesRegion: "APAC", language: "English" },
  BE: { name: "Belgium", continent: "Europe", salesRegion: "EMEA", language: "French" },
  BR: { name: "Brazil", continent: "South America", salesRegion: "LATAM", language: "Portuguese" },
  CA: { name: "Canada", continent: "North America", salesRegion: "NORAM", language: "English" },
  CH: { name: "Switzerland", continent: "Europe", salesRegion: "EMEA", language: "German" },
  CL: { name: "Chile", continent: "South America", salesRegion: "LATAM", language: "Spanish" },
  CO: { name: "Colombia", continent: "South America", salesRegion: "LATAM", language: "Spanish" },
  CZ: { name: "Czechia", continent: "Europe", salesRegion: "EMEA", language: "Czech" },
  DE: { name: "Germany", continent: "Europe", salesRegion: "EMEA", language: "German" },
  DK: { name: "Denmark", continent: "Europe", salesRegion: "EMEA", language: "Danish" },
  EE: { name: "Estonia", continent: "Europe", salesRegion: "EMEA", language: "Estonian" },
  ES: { name: "Spain", continent: "Europe", salesRegion: "EMEA", language: "Spanish" },
  FI: { name: "Finland", continent: "Europe", salesRegion: "EMEA", language: "Finnish" },
  FR: { name: "France", continent: "Europe", salesRegion: "EMEA", language: "French" },
  GB: { name: "United Kingdom", continent: "Europe", salesRegion: "EMEA", language: "English" },
  IE: { name: "Ireland", continent: "Europe", salesRegion: "EMEA", language: "English" },
  IL: { name: "Israel", continent: "Asia", salesRegion: "EMEA", language: "Hebrew" },
  IN: { name: "India", continent: "Asia", salesRegion: "APAC", language: "Hindi" },
  IT: { name: "Italy", continent: "Europe", salesRegion: "EMEA", language: "Italian" },
  JP: { name: "Japan", continent: "Asia", salesRegion: "APAC", language: "Japanese" },
  KE: { name: "Kenya", continent: "Africa", salesRegion: "EMEA", language: "Swahili" },
  KR: { name: "South Korea", continent: "Asia", salesRegion: "APAC", language: "Korean" },
  MX: { name: "Mexico", continent: "North America", salesRegion: "LATAM", language: "Spanish" },
  NG: { name: "Nigeria", continent: "Africa", salesRegion: "EMEA", language: "English" },
  NL: { name: "Netherlands", continent: "Europe", salesRegion: "EMEA", language: "Dutch" },
  NO: { name: "Norway", continent: "Europe", salesRegion: "EMEA", language: "Norwegian" },
  NZ: { name: "New Zealand", continent: "Oceania", salesRegion: "APAC", language: "English" },
  PL: { name: "Poland", continent: "Europe", salesRegion: "EMEA", language: "Polish" },
  PT: { name: "Portugal", continent: "Europe", salesRegion: "EMEA", language: "Portuguese" },
  SE: { name: "Sweden", continent: "Europe", salesRegion: "EMEA", language: "Swedish" },
  SG: { name: "Singapore", continent: "Asia", salesRegion: "APAC", language: "English" },
  TR: { name: "Türkiye", continent: "Asia", salesRegion: "EMEA", language: "Turkish" },
  US: { name: "United States", continent: "North America", salesRegion: "NORAM", language: "English" },
  ZA: { name: "South Africa", continent: "Africa", salesRegion: "EMEA", language: "English" },
};

/** Code of the country that a location names by its code or by its name; undefined when it names none that is known. */
export function countryCodeOf({ country, countryCode }: Location): string | undefined {
  if (countryCode !== undefined) return countryCode.toUpperCase();
  const name = folded(country ?? "");
  return Object.keys(countries).find((code) => folded(countries[code]?.name ?? "") === name);
}

const rows: readonly (readonly [city: string, state: string, code: string, latitude: number, longitude: number])[] = [
  ["Dubai", "Dubai", "AE", 25.2, 55.27],
  ["Buenos Aires", "Buenos Aires", "AR", -34.6, -58.38],
  ["Vienna", "Wien", "AT", 48.21, 16.37],
  ["Sydney", "New South Wales", "AU", -33.87, 151.21],
  ["Melbourne", "Victoria", "AU", -37.81, 144.96],
  ["Brussels", "Brussels", "BE", 50.85, 4.35],
  ["São Paulo", "São Paulo", "BR", -23.55, -46.63],
  ["Rio de Janeiro", "Rio de Janeiro", "BR", -22.91, -43.17],
  ["Toronto", "Ontario", "CA", 43.65, -79.38],
  ["Vancouver", "British Columbia", "CA", 49.28, -123.12],
  ["Montréal", "Québec", "CA", 45.5, -73.57],
  ["Zürich", "Zürich", "CH", 47.37, 8.54],
  ["Winterthur", "Zürich", "CH", 47.5, 8.72],
  ["Santiago", "Santiago Metropolitan", "CL", -33.45, -70.67],
  ["Bogotá", "Bogotá", "CO", 4.71, -74.07],
  ["Prague", "Prague", "CZ", 50.08, 14.44],
  ["Berlin", "Berlin", "DE", 52.52, 13.41],
  ["Potsdam", "Brandenburg", "DE", 52.4, 13.06],
  ["Hamburg", "Hamburg", "DE", 53.55, 9.99],
  ["Munich", "Bavaria", "DE", 48.14, 11.58],
  ["Copenhagen", "Capital Region", "DK", 55.68, 12.57],
  ["Tallinn", "Harju", "EE", 59.44, 24.75],
  ["Madrid", "Madrid", "ES", 40.42, -3.7],
  ["Barcelona", "Catalonia", "ES", 41.39, 2.17],
  ["Valencia", "Valencia", "ES", 39.47, -0.38],
  ["Helsinki", "Uusimaa", "FI", 60.17, 24.94],
  ["Paris", "Île-de-France", "FR", 48.86, 2.35],
  ["Versailles", "Île-de-France", "FR", 48.8, 2.13],
  ["Lyon", "Auvergne-Rhône-Alpes", "FR", 45.76, 4.84],
  ["London", "England", "GB", 51.51, -0.13],
  ["Reading", "England", "GB", 51.45, -0.97],
  ["Manchester", "England", "GB", 53.48, -2.24],
  ["Edinburgh", "Scotland", "GB", 55.95, -3.19],
  ["Dublin", "Leinster", "IE", 53.35, -6.26],
  ["Tel Aviv", "Tel Aviv", "IL", 32.08, 34.78],
  ["Bengaluru", "Karnataka", "IN", 12.97, 77.59],
  ["Mumbai", "Maharashtra", "IN", 19.08, 72.88],
  ["Milan", "Lombardy", "IT", 45.46, 9.19],
  ["Tokyo", "Tokyo", "JP", 35.68, 139.69],
  ["Yokohama", "Kanagawa", "JP", 35.44, 139.64],
  ["Nairobi", "Nairobi", "KE", -1.29, 36.82],
  ["Seoul", "Seoul", "KR", 37.57, 126.98],
  ["Mexico City", "Mexico City", "MX", 19.43, -99.13],
  ["Lagos", "Lagos", "NG", 6.52, 3.38],
  ["Amsterdam", "North Holland", "NL", 52.37, 4.9],
  ["Utrecht", "Utrecht", "NL", 52.09, 5.12],
  ["Oslo", "Oslo", "NO", 59.91, 10.75],
  ["Auckland", "Auckland", "NZ", -36.85, 174.76],
  ["Warsaw", "Masovia", "PL", 52.23, 21.01],
  ["Kraków", "Lesser Poland", "PL", 50.06, 19.94],
  ["Lisbon", "Lisboa", "PT", 38.72, -9.14],
  ["Cascais", "Lisboa", "PT", 38.7, -9.42],
  ["Setúbal", "Setúbal", "PT", 38.52, -8.89],
  ["Porto", "Porto", "PT", 41.15, -8.61],
  ["Stockholm", "Stockholm", "SE", 59.33, 18.07],
  ["Uppsala", "Uppsala", "SE", 59.86, 17.64],
  ["Singapore", "Singapore", "SG", 1.35, 103.82],
  ["Istanbul", "Istanbul", "TR", 41.01, 28.98],
  ["New York", "New York", "US", 40.71, -74.01],
  ["Jersey City", "New Jersey", "US", 40.73, -74.08],
  ["San Francisco", "California", "US", 37.77, -122.42],
  ["Oakland", "California", "US", 37.8, -122.27],
  ["Austin", "Texas", "US", 30.27, -97.74],
  ["Boston", "Massachusetts", "US", 42.36, -71.06],
  ["Seattle", "Washington", "US", 47.61, -122.33],
  ["Denver", "Colorado", "US", 39.74, -104.99],
  ["Cape Town", "Western Cape", "ZA", -33.92, 18.42],
];

/** Where people of the directory live and companies sit. */
export const places: readonly Place[] = rows.map(([city, state, countryCode, latitude, longitude]) => ({
  city,
  state,
  countryCode,
  latitude,
  longitude,
}));

const kilometresPerDegree = 111.2;

/** The way between two places in kilometres, along the surface. */
export function distance(one: Place, other: Place): number {
  const radians = Math.PI / 180;
  const [north, south] = [one.latitude * radians, other.latitude * radians];
  const turn = (one.longitude - other.longitude) * radians;
  const cosine = Math.sin(north) * Math.sin(south) + Math.cos(north) * Math.cos(south) * Math.cos(turn);
  return (Math.acos(Math.min(1, cosine)) / radians) * kilometresPerDegree;
}
