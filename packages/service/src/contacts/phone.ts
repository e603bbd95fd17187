import { isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js";

/**
 * A phone number in E.164 form, as in `+351910000001`; undefined when it cannot be one.
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
  const code = country?.toUpperCase();
  const phone = parsePhoneNumberFromString(number.trim().replace(/^00/, "+"), {
    extract: false,
    ...(code && isSupportedCountry(code) && { defaultCountry: code }),
  });
  return phone?.isPossible() ? phone : undefined;
}
