import manifest from "../../package.json" with { type: "json" };

/** What to tell somebody whose Node.js is too old for the service; undefined when it is not. */
export function nodeVersionProblem(version: string): string | undefined {
  const needed = manifest.engines.node.replace(">=", "");
  const isNewEnough = version.localeCompare(needed, "en", { numeric: true }) >= 0;
  return isNewEnough ? undefined : `The service needs Node.js ${needed} or newer; this is ${version}.`;
}
