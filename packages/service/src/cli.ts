#!/usr/bin/env node
import { run } from "./cli/program.ts";

// Whoever reads the output may have seen enough, as head does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});
const code = await run(process.argv.slice(2));
if (code > 0) process.exitCode = code;
