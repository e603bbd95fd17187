import { type JsonObject, valueAt } from "./json.ts";
import { type ProvisionalPoint, provisionalPoints } from "./provisional-points.ts";
import { escapeHtml, smallPage } from "./small-page.ts";

const style = `
h2 { font-family: ui-monospace, monospace; }
dl { margin: 0; }
dt { margin-top: 1rem; padding-top: 1rem; border-top: 1px solid var(--line); font-weight: 600; }
dd { margin: 0.25rem 0 0; }
`;

function entry({ part, pointer, sentence }: ProvisionalPoint): string {
  const subject = part === "" ? "as a whole" : part;
  return `<dt>${escapeHtml(subject)}</dt>\n<dd>${escapeHtml(sentence)}</dd>\n<dd><code>${escapeHtml(pointer)}</code></dd>`;
}

function heading({ owner, pointer }: ProvisionalPoint): string {
  const name = escapeHtml(owner);
  return pointer.startsWith("/paths/") ? `<a href="index.html#operation/${name}">${name}</a>` : name;
}

function section(title: string, points: ProvisionalPoint[]): string {
  return `<section>\n<h2>${title}</h2>\n<dl>\n${points.map(entry).join("\n")}\n</dl>\n</section>`;
}

/** The page that lists every provisional point of an OpenAPI document under the operation or component it belongs to. */
export function provisionalPage(document: JsonObject): string {
  const points = provisionalPoints(document);
  const sections = [...Map.groupBy(points, heading)].map(([owner, own]) => section(owner, own));
  return smallPage({
    heading: "Provisional points",
    reference: String(valueAt(document, ["info", "title"])),
    style,
    html: `<p>The published reference leaves these points open. Each is decided for now and holds as written here, but may still
change. There are ${points.length} of them.</p>
${sections.join("\n")}`,
  });
}
