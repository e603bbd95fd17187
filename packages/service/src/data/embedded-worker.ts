import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { cube } from "@electric-sql/pglite/contrib/cube";
import { earthdistance } from "@electric-sql/pglite/contrib/earthdistance";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";

// PGlite blocks its thread while it works, so it gets one of its own and is reached through a socket like any other PostgreSQL.
const { dataDirectory, socketPath } = workerData as { dataDirectory: string; socketPath: string };
const db = await PGlite.create({
  // Without a folder the data lives in memory and ends with the process.
  ...(dataDirectory && { dataDir: dataDirectory }),
  extensions: { btree_gin, cube, earthdistance, pg_trgm },
});
const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 100 });
await server.start();

parentPort?.once("message", async () => {
  await server.stop();
  await db.close();
  parentPort?.close();
});
parentPort?.postMessage("listening");
