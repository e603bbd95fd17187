import { fileURLToPath } from "node:url";
import { createClient } from "@hey-api/openapi-ts";

// Runs as a child process: the compiler that the generator loads has no place in the process that measures.
const [, , folder = ""] = process.argv;

await createClient({
  input: fileURLToPath(import.meta.resolve("@recruiting-outreach/contract/openapi.json")),
  output: { path: folder, module: { extension: ".ts" } },
  plugins: ["@hey-api/client-fetch", "@hey-api/sdk", "@hey-api/typescript"],
  logs: { level: "silent", file: false },
});
