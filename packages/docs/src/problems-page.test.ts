import { problemStatuses } from "@recruiting-outreach/service";
import { expect, test } from "vitest";
import { anchorOf, problemGuides, problemsPage } from "./problems-page.ts";
import { outsideLoads } from "./self-contained.ts";

const page = problemsPage("Things & more");
const codes = problemGuides.filter(({ status }) => status !== 429);

test("every code of the service has a section, with the status that it goes out with, and no other has", () => {
  expect(Object.fromEntries(codes.map(({ code, status }) => [code, status]))).toEqual(problemStatuses);
});

test.each(problemGuides)("$code can be linked to, and says what to do", ({ code, remedy }) => {
  const [, section = ""] = page.split(`<section id="${anchorOf(code)}">`);
  expect(section.split("</section>")[0]).toContain(remedy);
});

test("the page links back to the reference", () => {
  expect(page).toContain('<a href="index.html">← Things &amp; more</a>');
});

test("the page loads nothing from another host", () => {
  expect(outsideLoads(page)).toEqual([]);
});
