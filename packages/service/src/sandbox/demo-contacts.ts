import type { ContactTag } from "@recruiting-outreach/contract";
import type { ContactProfile } from "../contacts/profile.ts";
import { syntheticPerson } from "../people/synthetic/people.ts";

/** Somebody in the sandbox. */
export interface DemoContact {
  readonly id: string;
  readonly profile: ContactProfile;
  readonly tags: readonly string[];
}

/** The tags of the sandbox. */
export const demoTags: readonly Required<ContactTag>[] = [
  { _id: "66a07a605a7b3c00127a0001", value: "backend", iconName: "server", color: "#1f6feb" },
  { _id: "66a07a605a7b3c00127a0002", value: "referral", iconName: "handshake", color: "#1a7f37" },
  { _id: "66a07a605a7b3c00127a0003", value: "silver medallist", iconName: "medal", color: "#6e7781" },
];

// A seed of their own keeps them apart from the people in the directory.
const seed = 7;

/** The people of the contract's examples, so that those work here, and more for a second page. */
export const demoContacts: readonly DemoContact[] = [
  {
    id: "66f1c0de5a7b3c0012ab0001",
    profile: {
      firstName: "Priya",
      lastName: "Raman",
      workEmail: "priya.raman@harborline.example",
      workPhone: "+351210000101",
      socialUrls: ["https://social.example/in/priya-raman"],
      currentTitle: "Staff backend engineer",
      currentCompany: "Harborline Systems",
      currentCompanyFrom: "2022-03-01T00:00:00.000Z",
      location: { city: "Lisbon", country: "Portugal", countryCode: "PT" },
      skills: [{ value: "Go", topSkill: true }, { value: "PostgreSQL" }],
      openToWork: true,
    },
    tags: ["backend", "referral"],
  },
  {
    id: "66f1c0de5a7b3c0012ab0002",
    profile: {
      firstName: "Jonas",
      lastName: "Weber",
      workEmail: "jonas.weber@cargolux.example",
      workPhone: "+351210000102",
      socialUrls: ["https://social.example/in/jonas-weber"],
      currentTitle: "Backend engineer",
      currentCompany: "Cargolux Digital",
      location: { city: "Cascais", country: "Portugal", countryCode: "PT" },
    },
    tags: ["backend"],
  },
  {
    id: "66f1c0de5a7b3c0012ab0003",
    profile: {
      firstName: "Lucía",
      lastName: "Ortega",
      currentTitle: "Platform engineer",
      currentCompany: "Muelle Uno",
      location: { city: "Setúbal", country: "Portugal", countryCode: "PT" },
    },
    tags: [],
  },
  ...Array.from({ length: 27 }, (_, index) => ({
    id: `66f1c0de5a7b3c0012ab${(0x0101 + index).toString(16).padStart(4, "0")}`,
    profile: syntheticPerson(index, seed).profile,
    tags: index % 5 === 0 ? ["silver medallist"] : [],
  })),
];
