import { join } from "node:path";
import { startDocsServer } from "./docs-server.ts";
import { lintContract } from "./lint-contract.ts";
import { host } from "./ports.ts";
import { root } from "./repository.ts";
import type { Server } from "./server.ts";

/** What `start` runs, in the order of the table. */
export const servers: Server[] = [
  {
    name: "Mock",
    variable: "MOCK_PORT",
    defaultPort: 4010,
    start: async (port) => {
      // Not built yet when this file is loaded.
      const { startMockServer } = await import("@recruiting-outreach/mock");
      const closing = new AbortController();
      const mock = await startMockServer({
        port,
        host,
        spec: join(root, "spec/openapi.yaml"),
        onReload({ message }) {
          process.stdout.write(`${message}\n`);
          // What the mock can serve may still break a rule; that is not worth making anybody wait for.
          lintContract(closing.signal).then(
            (complaints) => complaints && process.stdout.write(`${complaints}\n`),
            () => {},
          );
        },
      });
      return {
        url: mock.url,
        close: () => {
          closing.abort();
          return mock.close();
        },
      };
    },
    sample: (url) => `curl -H 'x-api-key: demo' ${url}/auth/validate`,
  },
  {
    name: "Sandbox",
    variable: "SANDBOX_PORT",
    defaultPort: 4000,
    start: async (port) => {
      // The same, and it brings a database with it.
      const { startSandbox } = await import("@recruiting-outreach/service");
      return startSandbox({ port, host });
    },
    sample: (url) => `curl -H 'x-api-key: demo' ${url}/contacts`,
  },
  { name: "Reference", variable: "DOCS_PORT", defaultPort: 4020, start: startDocsServer },
];
