import { openDatabase } from "@recruiting-outreach/service/testing";
import fastify from "fastify";
import { Replay } from "./replay.ts";
import { type MeasuredOperation, measuredOperations } from "./requests.ts";
import { type Served, serveParent } from "./serve-parent.ts";
import type { ServiceSettings } from "./service-process.ts";
import type { Statement } from "./statements.ts";

/** Two recordings of each operation's statements. */
export type Recordings = Readonly<Record<MeasuredOperation, readonly [readonly Statement[], readonly Statement[]]>>;

export interface BareSettings {
  readonly location: ServiceSettings;
  readonly recordings: Recordings;
}

// What anybody would write who knows the SQL already, and trusts every request.
serveParent(async ({ location, recordings }: BareSettings): Promise<Served> => {
  const { pool, close } = await openDatabase(location);
  const app = fastify();
  for (const [name, { method, route, answers }] of Object.entries(measuredOperations)) {
    const replay = new Replay(...recordings[name as MeasuredOperation], answers);
    app.route({ method, url: route, handler: async () => ({ items: await replay.run(pool) }) });
  }
  return {
    url: await app.listen({ port: 0, host: "127.0.0.1" }),
    async close() {
      await app.close();
      // Waits for what is under way.
      await pool.end();
      await close();
    },
  };
});
