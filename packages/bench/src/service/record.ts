import { type Asker, send } from "./ask.ts";
import type { Recordings } from "./bare-process.ts";
import type { Child } from "./child.ts";
import { type MeasuredOperation, measuredOperations } from "./requests.ts";
import type { Statement } from "./statements.ts";

/** Something may happen in the background while statements are noted. */
const attempts = 5;

/** Has the service note the statements of each operation, twice. */
export async function record(service: Child, asker: Asker): Promise<Recordings> {
  const noted = async (operation: MeasuredOperation): Promise<readonly Statement[]> => {
    await service.ask("begin");
    await send(service.url, measuredOperations[operation], asker);
    return (await service.ask("end")) as readonly Statement[];
  };
  const recordings: Partial<Record<MeasuredOperation, Recordings[MeasuredOperation]>> = {};
  for (const operation of Object.keys(measuredOperations) as MeasuredOperation[]) {
    // What happens only once, such as that people become contacts, does not count.
    await noted(operation);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const [one, other] = [await noted(operation), await noted(operation)];
      recordings[operation] = [one, other];
      if (textsOf(one) === textsOf(other)) break;
    }
  }
  return recordings as Recordings;
}

function textsOf(statements: readonly Statement[]): string {
  return statements.map(({ text }) => text).join("\n");
}
