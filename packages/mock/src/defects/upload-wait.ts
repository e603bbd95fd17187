import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";

const fileSize = 10_000_000;

/**
 * The longest that other requests wait while a file of 10 MB is uploaded, in milliseconds.
 *
 * @throws Error when the upload is refused.
 */
export async function longestWaitBesideUpload(url: string): Promise<number> {
  const form = new FormData();
  form.set("type", "cv");
  form.set("file", new File([new Uint8Array(fileSize)], "cv.pdf", { type: "application/pdf" }));
  const { headers, body } = await written(form);
  let uploading = true;
  const upload = send(`${url}/contacts/66f1c0de5a7b3c0012ab0001/documents`, "POST", headers, body).finally(() => {
    uploading = false;
  });
  let longest = 0;
  do {
    const start = performance.now();
    await send(`${url}/contacts/tags`, "GET", {});
    longest = Math.max(longest, performance.now() - start);
  } while (uploading);
  const status = await upload;
  if (status !== 200) throw new Error(`The upload is answered with ${status}.`);
  return longest;
}

async function written(form: FormData): Promise<{ headers: Record<string, string>; body: Uint8Array }> {
  const request = new Request("http://mock.example", { method: "POST", body: form });
  return { headers: { "content-type": request.headers.get("content-type") ?? "" }, body: await request.bytes() };
}

/** Each on a connection of its own: a server that was held up for seconds closes those that it kept for later. */
async function send(url: string, method: string, headers: Record<string, string>, body?: Uint8Array): Promise<number> {
  const sent = request(url, { method, headers: { "x-api-key": "any", ...headers }, agent: false });
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  await once(response.resume(), "end");
  return response.statusCode ?? 0;
}
