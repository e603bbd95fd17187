import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** A server on a free port of the loopback address. Cuts every connection when the scope ends. */
export interface LocalServer extends AsyncDisposable {
  /** Without a path, and without a slash at the end. */
  readonly origin: string;
  readonly port: number;
}

export async function startLocalServer(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
