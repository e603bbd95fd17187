import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { browserScript } from "../runtimes/bundle.ts";
import { type LocalServer, startLocalServer } from "../runtimes/local-server.ts";

/** A site with the service worker of MSW, and the paths that were asked of it. */
export interface Site extends LocalServer {
  readonly asked: readonly string[];
}

const policy = (scripts: string): string =>
  `default-src 'none'; script-src ${scripts}; worker-src 'self'; connect-src *`;

/** Serves the page at `/`, and at `/strict` once more with a policy that lets no text run as code. */
export async function startSite(): Promise<Site> {
  const script = await browserScript(fileURLToPath(new URL("page.ts", import.meta.url)));
  const worker = await readFile(fileURLToPath(import.meta.resolve("msw/mockServiceWorker.js")), "utf8");
  const page = '<!doctype html><script src="/page.js"></script>';
  const files: Record<string, [type: string, text: string, scripts: string]> = {
    "/": ["text/html", page, "'self' 'unsafe-eval'"],
    "/strict": ["text/html", page, "'self'"],
    "/page.js": ["text/javascript", script, "'self'"],
    "/mockServiceWorker.js": ["text/javascript", worker, "'self'"],
  };
  const asked: string[] = [];
  const server = await startLocalServer(({ url = "" }, response) => {
    asked.push(url);
    const [type = "text/plain", text, scripts = "'none'"] = files[url] ?? [];
    response.writeHead(text === undefined ? 404 : 200, {
      "content-type": type,
      "content-security-policy": policy(scripts),
    });
    response.end(text);
  });
  return { ...server, asked };
}
