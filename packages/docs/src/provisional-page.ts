import { type JsonObject, valueAt } from "./json.ts";
import { type ProvisionalPoint, provisionalPoints } from "./provisional-points.ts";

const style = `
:root { color-scheme: light dark; --line: light-dark(#d8dbe2, #3a3f4a); --quiet: light-dark(#5a6270, #a3abb8); }
body { margin: 0 auto; padding: 2.5rem 1.25rem 4rem; max-width: 46rem; line-height: 1.6;
  font-family: system-ui, sans-serif; color: light-dark(#1c2029, #e8eaee); background: light-dark(#fff, #16181d); }
a { color: light-dark(#1558b0, #8ab8ff); }
h1 { line-height: 1.2; }
h2 { margin: 2.5rem 0 0; font-size: 1.1rem; font-family: ui-monospace, monospace; }
dl { margin: 0; }
dt { margin-top: 1rem; padding-top: 1rem; border-top: 1px solid var(--line); font-weight: 600; }
dd { margin: 0.25rem 0 0; }
code { font-size: 0.8rem; color: var(--quiet); overflow-wrap: anywhere; }
`;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

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
  const title = escapeHtml(String(valueAt(document, ["info", "title"])));
  const points = provisionalPoints(document);
  const sections = [...Map.groupBy(points, heading)].map(([owner, own]) => section(owner, own));
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Provisional points – ${title}</title>
<style>${style}</style>
</head>
<body>
<p><a href="index.html">← ${title}</a></p>
<h1>Provisional points</h1>
<p>The published reference leaves these points open. Each is decided for now and holds as written here, but may still
change. There are ${points.length} of them.</p>
${sections.join("\n")}
</body>
</html>
`;
}
