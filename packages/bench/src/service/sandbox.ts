import type { Progress } from "../measure.ts";
import { type Asker, send } from "./ask.ts";
import { type Memory, startChild } from "./child.ts";
import { measuredOperations } from "./requests.ts";

const asker: Asker = { key: "demo", contactId: "66f1c0de5a7b3c0012ab0001" };
/** Of each operation. The sandbox has the limits of the contract, which allow no more in a minute. */
const requests = 10;

/** What the sandbox needs after some of everything was asked of it. */
export async function measureSandbox(progress: Progress): Promise<Memory> {
  progress("the sandbox");
  await using sandbox = await startChild("sandbox-process.ts", {});
  for (const measured of Object.values(measuredOperations)) {
    for (let request = 0; request < requests; request += 1) await send(sandbox.url, measured, asker);
  }
  return sandbox.memory();
}
