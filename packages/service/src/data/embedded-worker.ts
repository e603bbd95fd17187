import { once } from "node:events";
import { openAsBlob } from "node:fs";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import type { EmbeddedWork } from "./embedded.ts";
import { oneExchangeAtATime } from "./one-exchange-at-a-time.ts";

// PGlite blocks its thread while it works, so it gets one of its own and is reached through a socket like any other PostgreSQL.
const { dataDirectory, packed, socketPath } = workerData as EmbeddedWork;
const db = await PGlite.create({
  // Without a folder the data lives in memory and ends with the process.
  ...(dataDirectory && { dataDir: dataDirectory }),
  ...(packed && { loadDataDir: await openAsBlob(packed) }),
  extensions: { btree_gin },
  // The usual 128 MB would be held in full from the start.
  startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"],
});
// Without a socket the folder was only to be made.
const server =
  socketPath && new PGLiteSocketServer({ db: oneExchangeAtATime(db), path: socketPath, maxConnections: 100 });
if (server) {
  await server.start();
  parentPort?.postMessage("listening");
  await once(parentPort as MessagePort, "message");
  await server.stop();
}
await db.close();
parentPort?.close();
