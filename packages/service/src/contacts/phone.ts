import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js";

/**
 * A phone number in E.164 form, as in `+351910000001`; undefined when it cannot be one.
 *
 * @param country - ISO 3166-1 alpha-2 code of the country whose numbers may be written without a prefix
 */
export function e164(number: string, country?: string): string | undefined {
  const code = country?.toUpperCase();
  const parsed = parsePhoneNumberFromString(number.trim().replace(/^00/, "+"), {
    extract: false,
    ...(code && isSupportedCountry(code) && { defaultCountry: code }),
  });
  return parsed?.isPossible() ? parsed.number : undefined;
}

/** The digits of a phone number, in order. */
export function digitsOf(number: string): string {
  return number.replace(/\D/g, "");
}
