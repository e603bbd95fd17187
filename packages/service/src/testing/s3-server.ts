import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A small server that keeps objects as S3 does. */
export interface S3Server extends AsyncDisposable {
  readonly endpoint: string;
  readonly objects: Map<string, Buffer>;
  /** Statuses to answer with before anything else, such as 503. */
  readonly failures: number[];
}

/** Starts it on a free port. It refuses what is not signed. */
export async function startS3Server({ accessKeyId }: { accessKeyId: string }): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const failures: number[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { pathname } = new URL(request.url ?? "", "http://s3");
    const failure = failures.shift();
    if (failure) response.writeHead(failure).end("<Error><Code>SlowDown</Code></Error>");
    else if (!isSigned(request, accessKeyId)) response.writeHead(403).end("<Error><Code>AccessDenied</Code></Error>");
    else if (request.method === "PUT") response.end(void objects.set(pathname, body));
    else if (request.method === "DELETE") response.writeHead(204).end(void objects.delete(pathname));
    else if (objects.has(pathname)) response.end(objects.get(pathname));
    else response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    failures,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function isSigned({ headers }: IncomingMessage, accessKeyId: string): boolean {
  const scope = `Credential=${accessKeyId}/\\d{8}/eu-west-1/s3/aws4_request, SignedHeaders=[\\w;-]*host`;
  return new RegExp(`^AWS4-HMAC-SHA256 ${scope}[\\w;-]*, Signature=[0-9a-f]{64}$`).test(headers.authorization ?? "");
}
