import { magicKeys } from "../scenarios/magic-keys.ts";
import { pageScript } from "./page-script.ts";
import { pageStyle } from "./page-style.ts";
import type { ControlAnswer, Controlled } from "./routes.ts";

/** The page that a person controls the mock with. It asks nobody but the mock. */
export function controlPage(controlled: Controlled): ControlAnswer {
  const nonce = crypto.randomUUID();
  return {
    status: 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": [
        "default-src 'none'",
        `script-src 'nonce-${nonce}'`,
        `style-src 'nonce-${nonce}'`,
        "connect-src 'self'",
        "img-src data:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join("; "),
    },
    text: html(nonce, controlled.switches()),
  };
}

function html(nonce: string, switches: ReturnType<Controlled["switches"]>): string {
  const keys = Object.entries(magicKeys).map(([key, effect]) => `<dt><code>${key}</code></dt><dd>${effect}</dd>`);
  const boxes = switches.map(
    ({ name, describe, on }) =>
      `<label><input type="checkbox" name="${name}"${on ? " checked" : ""}> <b>${name}</b> <span>${describe}</span></label>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>Mock of the recruiting-outreach API</title>
<style nonce="${nonce}">${pageStyle}</style>
<h1>Mock of the recruiting-outreach API</h1>
<section aria-labelledby="scenarios-title">
<h2 id="scenarios-title">Scenarios</h2>
<fieldset id="scenarios"><legend>Switched on for all keys; every key has a state of its own</legend>${boxes.join("")}</fieldset>
<p><button id="reset">Reset all state</button> <output id="message"></output></p>
<details><summary>Keys that need no scenario</summary><dl>${keys.join("")}</dl></details>
</section>
<section aria-labelledby="requests-title">
<h2 id="requests-title">Requests</h2>
<p><button id="clear">Clear</button> <span id="empty">None so far.</span></p>
<ol id="requests" reversed></ol>
</section>
<script nonce="${nonce}">${pageScript}</script>
</html>
`;
}
