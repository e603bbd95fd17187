import { describe, expect, it } from "vitest";
import { createClient } from "../../index.ts";
import { apiKey, failureOf } from "../../testing/scripted-client.ts";
import { withUploadProgress } from "../index.ts";
import { attempts, clientWithProgress, content, upload } from "./upload.ts";
import { startUploadServer } from "./upload-server.ts";

/** What an upload with progress does, in whatever way the runtime sends it. */
export function uploadsWithProgress(): void {
  describe("an upload with progress", () => {
    it("arrives as it was sent, with the key", async () => {
      const { client, received } = await clientWithProgress();
      expect(await client.uploadContactDocument(upload())).toEqual({ message: "Stored." });
      expect(received).toMatchObject([
        { label: "cv", fileName: "Priya Ráman.pdf", fileType: "application/pdf", headers: { "x-api-key": apiKey } },
      ]);
      expect(Buffer.compare(received[0]?.fileBytes ?? content.subarray(1), content)).toBe(0);
    });

    it("begins at 0, only grows, and ends at the total, which is the size of the form", async () => {
      const { client, progress, received, baseUrl } = await clientWithProgress();
      await client.uploadContactDocument(upload());
      const steps = progress.map(({ sent }) => sent);
      expect(steps[0]).toBe(0);
      expect([...new Set(steps)].sort((a, b) => a - b)).toEqual(steps);
      const url = `${baseUrl}/contacts/66f1c0de5a7b3c0012ab0001/documents`;
      expect(progress.at(-1)).toEqual({ sent: received[0]?.bytes, total: received[0]?.bytes, url });
    });

    it("starts again after a 429", async () => {
      const { client, progress, received } = await clientWithProgress((response, index) =>
        index === 0
          ? response
              .writeHead(429, { "content-type": "application/json" })
              .end('{"statusCode":429,"error":"Too Many Requests","message":"Wait.","retryAfterSeconds":0}')
          : response.writeHead(200, { "content-type": "application/json" }).end('{"message":"Stored."}'),
      );
      expect(await client.uploadContactDocument(upload())).toEqual({ message: "Stored." });
      expect(received.map(({ fileBytes }) => Buffer.compare(fileBytes, content))).toEqual([0, 0]);
      expect(attempts(progress).map((steps) => steps.at(-1))).toEqual(received.map(({ bytes }) => bytes));
    });

    it.each([400, 401, 413, 500])("gives a %i to the client", async (status) => {
      const { client } = await clientWithProgress((response) =>
        response.writeHead(status, { "content-type": "application/json" }).end('{"code":"NO","error":"No."}'),
      );
      expect(await failureOf(client.uploadContactDocument(upload()))).toMatchObject({ status, body: { code: "NO" } });
    });

    it("ends when its signal aborts on the way, and tells no more", async () => {
      const controller = new AbortController();
      const { baseUrl } = await startUploadServer();
      const steps: number[] = [];
      const fetch = withUploadProgress(({ sent }) => {
        steps.push(sent);
        if (sent > 0) controller.abort();
      });
      const { signal } = controller;
      const call = createClient({ baseUrl, apiKey, fetch }).uploadContactDocument(upload(), { signal });
      expect(await failureOf(call)).toMatchObject({ name: "AbortedError" });
      expect(steps).toHaveLength(2);
    });

    it("is not sent when its signal has aborted before", async () => {
      const { client, received, progress } = await clientWithProgress();
      const signal = AbortSignal.abort();
      expect(await failureOf(client.uploadContactDocument(upload(), { signal }))).toMatchObject({
        name: "AbortedError",
      });
      expect({ received, progress: progress.length > 1 }).toEqual({ received: [], progress: false });
    });

    it("ends after the timeout when no answer comes", async () => {
      const { client } = await clientWithProgress(() => {}, { timeout: 500 });
      expect(await failureOf(client.uploadContactDocument(upload()))).toMatchObject({ name: "TimeoutError" });
    });

    it("fails as a lost connection does", async () => {
      const { client } = await clientWithProgress((response) => response.socket?.destroy());
      expect(await failureOf(client.uploadContactDocument(upload()))).toMatchObject({
        name: "ConnectionError",
        mayHaveBeenProcessed: true,
      });
    });

    it("fails with what its listener throws", async () => {
      const { baseUrl } = await startUploadServer();
      const mistake = new Error("no such bar");
      const fetch = withUploadProgress(({ sent }) => {
        if (sent > 0) throw mistake;
      });
      const call = createClient({ baseUrl, apiKey, fetch }).uploadContactDocument(upload());
      const failure = await failureOf(call);
      expect(failure).toMatchObject({ name: "ConnectionError" });
      expect(rootOf(failure)).toBe(mistake);
    });

    it("leaves other requests alone", async () => {
      const { client, progress } = await clientWithProgress((response) => response.end("{}"));
      await client.getContact({ contactId: "1" });
      expect(progress).toEqual([]);
    });
  });
}

function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause ? rootOf(error.cause) : error;
}
