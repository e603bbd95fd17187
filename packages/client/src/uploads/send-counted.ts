import type { Fetch } from "../options.ts";

/** Bytes handed out at once. */
const PIECE = 2 ** 16;

/** Sends a form through `fetch` and counts its bytes as they are taken. */
export async function sendCounted(
  fetch: Fetch,
  url: string,
  init: RequestInit & { body: FormData },
  report: (sent: number, total: number) => void,
): Promise<Response> {
  const encoded = new Response(init.body);
  // Taken first, because Bun forgets it once the body has been read.
  const type = encoded.headers.get("content-type") ?? "";
  // Read whole, because the stream of a form neither knows its length nor bears, in Node, to be cancelled half-way.
  const form = new Uint8Array(await encoded.arrayBuffer());
  const headers = new Headers(init.headers);
  headers.set("content-type", type);
  // Without it the form would go out in chunks, which not every service takes.
  headers.set("content-length", `${form.length}`);
  let sent = 0;
  report(sent, form.length);
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = form.subarray(sent, sent + PIECE);
        sent += piece.length;
        report(sent, form.length);
        controller.enqueue(piece);
        if (sent === form.length) controller.close();
      },
    },
    // Nothing is taken in advance, or it would count as sent.
    { highWaterMark: 0 },
  );
  const counted = { ...init, headers, body, duplex: "half" as const };
  return fetch(url, counted);
}
