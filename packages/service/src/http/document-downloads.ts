import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { Documents } from "../data/documents.ts";
import { documentsPath } from "../documents/signed-links.ts";
import { Problem } from "../problems.ts";
import type { Services } from "../services.ts";

/** Serves documents to whoever has a link, as files to be saved and never to be shown by a browser. */
export function addDocumentDownloads(app: FastifyInstance, { tenancy, links, documents, clock }: Services): void {
  app.get<{ Params: { token: string } }>(`${documentsPath}:token`, async ({ params }, reply) => {
    reply.headers({
      "cache-control": "private, no-store",
      "content-security-policy": "sandbox; default-src 'none'",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
    const place = links.open(params.token, clock.now());
    const document =
      place && (await tenancy.read(place.workgroupId, (scope) => new Documents(scope).find(place.documentId)));
    const content = document && (await documents.get(place));
    if (!content) {
      throw new Problem("NOT_FOUND", "This link has expired or is not valid. List the documents again for a new one.");
    }
    return reply
      .headers({
        "content-type": document.contentType,
        "content-length": document.size,
        "content-disposition": disposition(document.fileName),
      })
      .send(Readable.from(content, { objectMode: false }));
  });
}

/** The name twice: for clients that read ASCII only, and as it is. */
function disposition(fileName: string): string {
  const ascii = fileName.replaceAll(/[^\x20-\x7e]|[%"\\]/g, "_");
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
