import { createRequire } from "node:module";
import { createMockServer } from "@scalar/mock-server";

type Serve = (options: { fetch: (request: Request) => unknown; port: number; hostname: string }) => unknown;

const [port, document = ""] = process.argv.slice(2);

// The adapter for Node that its documentation names comes with the package, two steps away.
const scalar = createRequire(import.meta.resolve("@scalar/mock-server"));
const { serve }: { serve: Serve } = createRequire(scalar.resolve("@hono/node-ws"))("@hono/node-server");

const app = await createMockServer({ document, logger: false });
serve({ fetch: app.fetch, port: Number(port), hostname: "127.0.0.1" });
