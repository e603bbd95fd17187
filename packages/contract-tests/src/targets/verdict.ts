import type { Target } from "../target.ts";
import type { Probe } from "./probes.ts";

/** What is said of an answer that is as it must be. */
export const asExpected = "as expected";

/** How a target answers: as expected, or with what came instead. */
export async function verdict({ status, patience = 30_000, check }: Probe, url: string): Promise<string> {
  let last: Response | undefined;
  const target: Target = {
    url,
    fetch: async (input, init) => {
      last = undefined;
      last = await fetch(input, { ...init, signal: AbortSignal.timeout(patience) });
      return last;
    },
  };
  try {
    await check(target);
    return asExpected;
  } catch {
    return last ? describe(last, status) : "no answer";
  }
}

function describe({ status, headers }: Response, expected: number): string {
  const mediaType = (headers.get("content-type") ?? "no type").split(";")[0];
  if (mediaType !== "application/json") return `${status} as ${mediaType}`;
  return status === expected ? `${status}, another body` : `${status}`;
}
