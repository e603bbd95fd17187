import { absent } from "./expectation.ts";
import type { Fact } from "./fact.ts";
import { at, decided, type Shape } from "./fact-tables.ts";

const location: Shape = {
  fullAddress: "string",
  address: "string",
  addressLine2: "string",
  city: "string",
  state: "string",
  region: "string",
  country: "string",
  countryCode: "string",
  postalCode: "string",
};

const period: Shape = { from: "date-time", to: "date-time", isCurrent: "boolean" };

const organization: Shape = {
  name: "string",
  socialUrl: "string",
  companyWebsite: "string",
  employeeCountRange: "string",
};

const education: Shape = {
  school: "string",
  schoolSocialUrl: "string",
  degreeLevel: "string",
  degrees: ["string"],
  fieldOfStudy: "string",
  majors: ["string"],
  minors: ["string"],
  period,
};

const experience: Shape = {
  title: "string",
  company: "string",
  from: "date-time",
  to: "date-time",
  isCurrent: "boolean",
  location,
  employmentType: "string",
  description: "string",
};

const volunteering: Shape = {
  roleTitle: "string",
  organization,
  cause: "string",
  description: "string",
  location,
  period,
};

const accomplishment: Shape = {
  value: "string",
  type: "string",
  issuer: "string",
  description: "string",
  date: "date-time",
  organization,
};

/** The fields that a contact and a person found by search have in common. */
const profile: Shape = {
  id: "string",
  createdAt: "date-time",
  updatedAt: "date-time",
  firstName: "string",
  middleName: "string",
  lastName: "string",
  workEmail: "string",
  privateEmail: "string",
  otherEmails: ["string"],
  workPhone: "string",
  privatePhone: "string",
  workMobilePhone: "string",
  privateMobilePhone: "string",
  otherPhones: ["string"],
  otherMobilePhones: ["string"],
  socialUrls: ["string"],
  currentTitle: "string",
  currentCompany: "string",
  currentCompanyFrom: "date-time",
  currentCompanyTo: "date-time",
  currentCompanyTenureYears: "number",
  currentCompanyUrl: "string",
  currentCompanySocialUrl: "string",
  location,
  industry: "string",
  headline: "string",
  summary: "string",
  openProfile: "boolean",
  openToWork: "boolean",
  skills: [{ value: "string", skillType: "string", level: "number", topSkill: "boolean" }],
  education: [education],
  experiences: [experience],
  languages: [{ value: "string", level: "number", note: "string" }],
  volunteering: [volunteering],
  accomplishments: [accomplishment],
};

/** The fields of a contact. */
export const contact: Shape = {
  ...profile,
  seniority: "string",
  managementLevel: "string",
  previousTitle: "string",
  previousCompany: "string",
  previousCompanySocialUrl: "string",
  connectionLevels: [
    { serviceUser: { id: "string", firstName: "string", lastName: "string" }, connectionLevel: "string" },
  ],
  currentCampaign: { campaignId: "string", stagePositionCode: "string" },
  tags: [{ _id: "string", value: "string", iconName: "string", color: "string" }],
  customFieldList: [{ _id: "string", fieldName: "string", value: "string" }],
  source: "string",
  sourceType: "string",
  unsubscribed: "boolean",
};

/** The fields of a person found by search, but for `currentCompanyProfile`, which has a name and no type. */
export const person: Shape = {
  ...profile,
  email: "string",
  phone: "string",
  contactId: "string",
};

const readOnly = [
  "id",
  "createdAt",
  "updatedAt",
  "source",
  "sourceType",
  "currentCampaign",
  "connectionLevels",
  "tags",
  "unsubscribed",
];

/** The fields of a contact that a caller may set, or clear with null. */
export const writableContact: Shape = Object.fromEntries(
  Object.entries(contact).filter(([field]) => !readOnly.includes(field)),
);

const openValueSets = [
  "seniority",
  "managementLevel",
  "skills/items/properties/skillType",
  "education/items/properties/degreeLevel",
  "experiences/items/properties/employmentType",
  "accomplishments/items/properties/type",
  "connectionLevels/items/properties/connectionLevel",
];

/** One fact per field whose set of values is open, as far as the object has the field: it is not an enum. */
export function openValues(operationId: string, beginning: string, fields: Shape): Fact[] {
  return openValueSets
    .filter((pointer) => pointer.replace(/\/.*/, "") in fields)
    .flatMap((pointer) =>
      at(decided(operationId, "open value sets"), `${beginning}/properties/${pointer}`, { "/enum": absent }),
    );
}
