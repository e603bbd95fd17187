const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "font-src data:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const rendererLogo = /https:\/\/cdn\.redoc\.ly\/redoc\/logo[\w.-]*/g;
const rendererName =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='36' height='12'%3E%3Ctext y='10' font-family='sans-serif' font-size='10' fill='%23667085'%3ERedoc%3C/text%3E%3C/svg%3E";
const rendererHost = /https:\/\/cdn\.(?:redoc\.ly|redocly\.com)\/[\w./-]*/g;

const loads: RegExp[] = [
  /\bsrc\s*[:=]\s*(?:[\w.!?]+\s*\?\s*)?(?:["'`](?:https?:)?|https?:)\/\/[^\s"'`>]+/gi,
  /<link\b[^>]*\shref=["']?(?:https?:)?\/\/[^\s"'>]+/gi,
  /\burl\(\s*["']?(?:https?:)?\/\/[^)]+\)/gi,
  /@import\s+["'](?:https?:)?\/\/[^"']+/gi,
  /\b(?:import|importScripts)\(\s*["'`](?:https?:)?\/\/[^"'`]+/g,
];

/** Every piece of `html` that would make a browser load something from another host. */
export function outsideLoads(html: string): string[] {
  return loads.flatMap((load) => html.match(load) ?? []);
}

/**
 * `html` with the renderer's name in place of the logo it would fetch, without the icons it takes from its own host, and with a policy that keeps a browser from loading
 * anything from anywhere.
 */
export function seal(html: string): string {
  return html
    .replace(rendererLogo, rendererName)
    .replace(rendererHost, "data:,")
    .replace("<head>", `<head>\n  <meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
