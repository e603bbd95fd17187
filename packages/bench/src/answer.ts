import type { ContactPage } from "@recruiting-outreach/contract";
import document from "@recruiting-outreach/contract/openapi.json" with { type: "json" };

const { value: page } = document.paths["/contacts"].get.responses["200"].content["application/json"].examples.firstPage;
const { value: fullContact } = document.components.examples.PriyaRaman;

/** What every measured call is answered with: one contact in full and one in short, about 2 kB. */
export const answer: ContactPage = { ...page, items: [fullContact, ...page.items.slice(1)], limit: 2 };
