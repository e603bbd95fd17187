const style = `
:root { color-scheme: light dark; --line: light-dark(#d8dbe2, #3a3f4a); --quiet: light-dark(#5a6270, #a3abb8); }
body { margin: 0 auto; padding: 2.5rem 1.25rem 4rem; max-width: 46rem; line-height: 1.6;
  font-family: system-ui, sans-serif; color: light-dark(#1c2029, #e8eaee); background: light-dark(#fff, #16181d); }
a { color: light-dark(#1558b0, #8ab8ff); }
h1 { line-height: 1.2; }
h2 { margin: 2.5rem 0 0; font-size: 1.1rem; }
code { font-size: 0.8rem; color: var(--quiet); overflow-wrap: anywhere; }
`;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as HTML that shows it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** What a page beside the reference is made of; all but `html` and `style` is text. */
export interface SmallPage {
  heading: string;
  /** Name of the reference, which the page links back to. */
  reference: string;
  html: string;
  /** Rules of its own, besides those of all small pages. */
  style?: string;
}

/** A page beside the reference, in its look. It loads nothing but what stands in it. */
export function smallPage({ heading, reference, html, style: own = "" }: SmallPage): string {
  const title = escapeHtml(reference);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${escapeHtml(heading)} – ${title}</title>
<style>${style}${own}</style>
</head>
<body>
<p><a href="index.html">← ${title}</a></p>
<h1>${escapeHtml(heading)}</h1>
${html}
</body>
</html>
`;
}
