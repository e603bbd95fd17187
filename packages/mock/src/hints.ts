/** Tells the generator which function of faker to call with which arguments. */
interface Hint {
  readonly "x-faker"?: string | Readonly<Record<string, readonly unknown[]>>;
}

/** What properties of these names hold, in every contract that speaks of people. Telephone numbers are of the range that belongs to nobody. */
const byName: Readonly<Record<string, string>> = {
  firstName: "{{person.firstName}}",
  middleName: "{{person.middleName}}",
  lastName: "{{person.lastName}}",
  workEmail: "{{internet.exampleEmail}}",
  privateEmail: "{{internet.exampleEmail}}",
  otherEmails: "{{internet.exampleEmail}}",
  email: "{{internet.exampleEmail}}",
  workPhone: "+120255501{{string.numeric(2)}}",
  privatePhone: "+130355501{{string.numeric(2)}}",
  otherPhones: "+131255501{{string.numeric(2)}}",
  workMobilePhone: "+141555501{{string.numeric(2)}}",
  privateMobilePhone: "+164655501{{string.numeric(2)}}",
  otherMobilePhones: "+171355501{{string.numeric(2)}}",
  phone: "+181855501{{string.numeric(2)}}",
  currentTitle: "{{person.jobTitle}}",
  previousTitle: "{{person.jobTitle}}",
  roleTitle: "{{person.jobTitle}}",
  headline: "{{person.jobTitle}} at {{company.name}}",
  currentCompany: "{{company.name}}",
  previousCompany: "{{company.name}}",
  company: "{{company.name}}",
  school: "University of {{location.city}}",
  address: "{{location.streetAddress}}",
  fullAddress: "{{location.streetAddress}}, {{location.zipCode}} {{location.city}}, {{location.country}}",
  postalCode: "{{location.zipCode}}",
  city: "{{location.city}}",
  region: "{{location.county}}",
  state: "{{location.state}}",
  country: "{{location.country}}",
  countryCode: "{{location.countryCode}}",
  fileName: "{{system.commonFileName(pdf)}}",
};

/** What values of a form are replaced with: others of the same form. */
const byForm: readonly (readonly [form: RegExp, template: (example: string) => string])[] = [
  [/^[0-9a-f]{24}$/, ({ length }) => `{{string.hexadecimal({"length":${length},"casing":"lower","prefix":""})}}`],
  [
    /^\d{4}-\d\d-\d\dT/,
    (example) =>
      `${example.slice(0, 5)}0{{number.int({"min":1,"max":9})}}-1{{string.numeric(1)}}T0{{string.numeric(1)}}:3{{string.numeric(1)}}:00.000Z`,
  ],
  [/^https:\/\/social\.example\/\w+\//, (example) => `${example.replace(/[^/]+$/, "")}{{lorem.slug(2)}}`],
];

/**
 * The hint for a property: from its name, from the form of its example, or to take one of its examples. Numbers stay within
 * half and double of their example.
 */
export function hintFor(schema: object, name: string): Hint {
  if (!("type" in schema) || "const" in schema || "enum" in schema) return {};
  const types = [schema.type].flat();
  const examples: unknown[] = "examples" in schema && Array.isArray(schema.examples) ? schema.examples : [];
  if (types.includes("string")) return hintForText(examples, name);
  if (types.includes("integer") || types.includes("number")) return hintForNumber(schema, examples[0]);
  return {};
}

function hintForText(examples: readonly unknown[], name: string): Hint {
  const [example] = examples;
  const named = Object.hasOwn(byName, name) ? byName[name] : undefined;
  if (named !== undefined) return { "x-faker": { "helpers.fake": [named] } };
  if (typeof example !== "string") return {};
  const [, template] = byForm.find(([form]) => form.test(example)) ?? [];
  return template
    ? { "x-faker": { "helpers.fake": [template(example)] } }
    : { "x-faker": { "helpers.arrayElement": [examples] } };
}

function hintForNumber(schema: object, example: unknown): Hint {
  if (typeof example !== "number") return {};
  const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = schema as { minimum?: number; maximum?: number };
  const min = Math.max(minimum, Math.floor(example / 2));
  const max = Math.max(min, Math.min(maximum, Math.ceil(example * 2)));
  return Number.isInteger(example)
    ? { "x-faker": { "number.int": [{ min, max }] } }
    : { "x-faker": { "number.float": [{ min, max, fractionDigits: 1 }] } };
}
