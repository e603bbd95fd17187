// Runs the suite in Node, Deno or Bun, and prints which of them it was and what became of each check.
import { run } from "./suite.ts";

const outcomes = await run(JSON.parse(process.argv[2] ?? ""));
console.log(JSON.stringify({ versions: process.versions, outcomes }));
