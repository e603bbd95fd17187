import { redocly } from "../rules/redocly-cli.ts";

/**
 * How readily a program can work with the API, as `redocly score` judges it.
 *
 * @param file path of the description, relative to `spec/`
 * @returns from 0 to 100
 */
export async function agentReadiness(file: string): Promise<number> {
  const { agentReadiness: score } = JSON.parse(await redocly(["score", file, "--format=json"]));
  if (typeof score !== "number") throw new Error("redocly score reported no agentReadiness; look at its JSON output.");
  return score;
}
