import { expect, test } from "vitest";
import { provisionalPage } from "./provisional-page.ts";
import { outsideLoads } from "./self-contained.ts";

const page = provisionalPage({
  info: { title: "Things & more" },
  paths: { "/things": { get: { operationId: "listThings", "x-provisional": "Sizes <b>may</b> change." } } },
  components: { schemas: { Thing: { properties: { size: { "x-provisional": 'Bounded at "9".' } } } } },
});

test("every point shows its owner, part, pointer and sentence", () => {
  expect(page).toContain("<h2>Thing</h2>");
  expect(page).toContain("<dt>size</dt>");
  expect(page).toContain("<code>/components/schemas/Thing/properties/size</code>");
  expect(page).toContain("<dd>Bounded at &quot;9&quot;.</dd>");
});

test("a point about a whole operation says so", () => {
  expect(page).toMatch(/listThings<\/a><\/h2>\n<dl>\n<dt>as a whole<\/dt>/);
});

test("an operation links to its place in the reference", () => {
  expect(page).toContain('<a href="index.html#operation/listThings">listThings</a>');
});

test("markup in a sentence or title is shown, not obeyed", () => {
  expect(page).toContain("Sizes &lt;b&gt;may&lt;/b&gt; change.");
  expect(page).toContain("Things &amp; more");
});

test("the page counts its points", () => {
  expect(page).toContain("There are 2 of them");
});

test("the page links back to the reference", () => {
  expect(page).toContain('href="index.html"');
});

test("the page loads nothing from another host", () => {
  expect(outsideLoads(page)).toEqual([]);
});
