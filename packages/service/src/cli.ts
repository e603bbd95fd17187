#!/usr/bin/env node
import { nodeVersionProblem } from "./cli/node-version.ts";

const problem = nodeVersionProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
// Whoever reads the output may have seen enough, as head does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});
// Not before the look at the version: an older one may not even be able to read it.
const { run } = await import("./cli/program.ts");
const code = await run(process.argv.slice(2));
if (code > 0) process.exitCode = code;
