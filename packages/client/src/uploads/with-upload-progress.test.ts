import { maxUploadBytes } from "@recruiting-outreach/contract";
import { describe, expect, it } from "vitest";
import { createClient } from "../index.ts";
import { apiKey, failureOf } from "../testing/scripted-client.ts";
import { withUploadProgress } from "./index.ts";
import { clientWithProgress, upload } from "./testing/upload.ts";
import { startUploadServer } from "./testing/upload-server.ts";
import { uploadsWithProgress } from "./testing/uploads-with-progress.ts";

uploadsWithProgress();

describe("a counted stream", () => {
  it("tells the service its length, for any names and any file", async () => {
    const { client, received, progress } = await clientWithProgress();
    const names = ["", 'a"b.pdf', "zeile\r\nzwei", "日本語.docx"];
    for (const name of names) {
      await client.uploadContactDocument({ ...upload(), type: `${name}é`, file: new File([name], name) });
    }
    await client.uploadContactDocument({ ...upload(), file: new Uint8Array(maxUploadBytes) });
    expect(received).toHaveLength(names.length + 1);
    for (const { headers, bytes } of received) expect(headers["content-length"]).toBe(`${bytes}`);
    expect(progress.at(-1)).toMatchObject({ sent: received.at(-1)?.bytes, total: received.at(-1)?.bytes });
  });

  it("leaves in pieces of 64 KiB", async () => {
    const { client, progress } = await clientWithProgress();
    await client.uploadContactDocument(upload());
    expect(progress.slice(0, -1).map(({ sent }) => sent)).toEqual(
      progress.slice(0, -1).map((_, index) => index * 2 ** 16),
    );
  });

  it("counts nothing before it is taken", async () => {
    const steps: number[] = [];
    const fetch = withUploadProgress(
      ({ sent }) => steps.push(sent),
      async () => Response.json({ message: "Stored." }),
    );
    await createClient({ baseUrl: "http://api.test", apiKey, fetch }).uploadContactDocument(upload());
    expect(steps).toEqual([0]);
  });

  it("goes through the fetch that was given", async () => {
    const { baseUrl } = await startUploadServer();
    const urls: string[] = [];
    const spied = withUploadProgress(
      () => {},
      (url, init) => {
        urls.push(url);
        return fetch(url, init);
      },
    );
    await createClient({ baseUrl, apiKey, fetch: spied }).uploadContactDocument(upload());
    expect(urls).toEqual([`${baseUrl}/contacts/66f1c0de5a7b3c0012ab0001/documents`]);
  });

  it("stops in the middle when its signal aborts", async () => {
    const controller = new AbortController();
    const { baseUrl, received } = await startUploadServer();
    const fetch = withUploadProgress(({ sent, total }) => sent > total / 2 && controller.abort());
    const { signal } = controller;
    await failureOf(createClient({ baseUrl, apiKey, fetch }).uploadContactDocument(upload(), { signal }));
    expect(received).toHaveLength(0);
  });

  it("does not follow a redirect", async () => {
    const elsewhere = await startUploadServer();
    const { client } = await clientWithProgress((response) =>
      response.writeHead(307, { location: `${elsewhere.baseUrl}/` }).end(),
    );
    expect(await failureOf(client.uploadContactDocument(upload()))).toMatchObject({
      name: "UnexpectedBodyError",
      mayHaveBeenProcessed: true,
    });
    expect(elsewhere.received).toHaveLength(0);
  });
});
