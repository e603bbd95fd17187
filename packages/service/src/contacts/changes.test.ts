import { expect, it } from "vitest";
import { changed, changesOf, differingFields, filled } from "./changes.ts";

it("makes null of what is blank, and leaves out what is blank within", () => {
  const input = {
    firstName: " ",
    otherEmails: [" ", " a@a.example "],
    otherPhones: [" "],
    openToWork: false,
    experiences: [
      { title: " ", location: { city: "" } },
      { title: " Engineer ", isCurrent: false },
    ],
  };
  expect(changesOf(input, "body")).toEqual({
    firstName: null,
    otherEmails: ["a@a.example"],
    otherPhones: null,
    openToWork: false,
    experiences: [{ title: "Engineer", isCurrent: false }],
  });
});

it("names every moment that there is not", () => {
  const input = { currentCompanyTo: "2016-12-31T23:59:60Z", education: [{ period: { from: "0000-01-01T00:00:00Z" } }] };
  expect(() => changesOf(input, "body.contact")).toThrow(
    expect.objectContaining({
      code: "INVALID_REQUEST",
      issues: [
        expect.objectContaining({ path: "body.contact.currentCompanyTo" }),
        expect.objectContaining({ path: "body.contact.education.0.period.from" }),
      ],
    }),
  );
});

it.each([
  ["0001-01-01 00:00:00Z", "0001-01-01T00:00:00.000Z"],
  ["0099-12-31t23:30:00-00:30", "0100-01-01T00:00:00.000Z"],
  ["2026-03-01 10:00:00.1234567+01:00", "2026-03-01T09:00:00.123Z"],
])("takes the moment %s for %s", (written, meant) => {
  expect(changesOf({ currentCompanyFrom: written }, "body")).toEqual({ currentCompanyFrom: meant });
});

it("clears and overwrites when changing, and only adds when filling", () => {
  const profile = { firstName: "Ana", headline: "Old" };
  const changes = { firstName: "Anna", headline: null, lastName: "Reis", industry: null };
  expect(changed(profile, changes)).toEqual({ firstName: "Anna", lastName: "Reis" });
  expect(filled(profile, changes)).toEqual({ firstName: "Ana", headline: "Old", lastName: "Reis" });
});

it("compares fields by what they hold", () => {
  const one = { firstName: "Ana", location: { city: "Lisbon", country: "Portugal" }, headline: "Old" };
  const other = { location: { country: "Portugal", city: "Lisbon" }, firstName: "Anna", industry: "Ports" };
  expect(differingFields(one, other)).toEqual(["firstName", "headline", "industry"]);
});
