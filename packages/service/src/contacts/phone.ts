import { isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js";

/**
 * A phone number in E.164 form, as in `+351910000001`; undefined when it cannot be one. Without a prefix it has to be a number that the country
 * gives out, because the extensions of many offices, and what is filled in for want of a number, are as long as one.
 *
 * @param country - ISO 3166-1 alpha-2 code of the country whose numbers may be written without a prefix
 */
export function e164(number: string, country?: string): string | undefined {
  return parsed(number, country)?.number;
}

/** The digits of a phone number without those of its country; undefined when the country is not known. See {@link e164}. */
export function nationalDigitsOf(number: string, country?: string): string | undefined {
  return parsed(number, country)?.nationalNumber;
}

/** The digits of a phone number, in order. */
export function digitsOf(number: string): string {
  return number.replace(/\D/g, "");
}

function parsed(number: string, country: string | undefined): PhoneNumber | undefined {
  const text = number.trim().replace(/^00/, "+");
  const abroad = parsePhoneNumberFromString(text, { extract: false });
  if (abroad) return abroad.isPossible() ? abroad : undefined;
  const code = country?.toUpperCase();
  if (!code || !isSupportedCountry(code)) return undefined;
  const home = parsePhoneNumberFromString(text, { extract: false, defaultCountry: code });
  return home?.isValid() ? home : undefined;
}
