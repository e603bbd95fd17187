// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { failureOf } from "../testing/scripted-client.ts";
import { clientWithProgress, upload } from "./testing/upload.ts";
import { uploadsWithProgress } from "./testing/uploads-with-progress.ts";

uploadsWithProgress();

describe("XMLHttpRequest", () => {
  it("gives the headers of an answer", async () => {
    const { client } = await clientWithProgress((response) =>
      response.writeHead(404, { "x-request-id": "r-1" }).end('{"code":"NOT_FOUND","error":"No such contact."}'),
    );
    expect(await failureOf(client.uploadContactDocument(upload()))).toMatchObject({
      name: "NotFoundError",
      requestId: "r-1",
    });
  });

  it("may answer without a body", async () => {
    const { client } = await clientWithProgress((response) => response.writeHead(204).end());
    expect(await failureOf(client.uploadContactDocument(upload()))).toMatchObject({
      name: "UnexpectedBodyError",
      status: 204,
    });
  });

  it("follows a redirect by itself, and the client then refuses the answer", async () => {
    const { client, received } = await clientWithProgress((response, index) =>
      index === 0
        ? response.writeHead(307, { location: "/api/openapi/v1/elsewhere" }).end()
        : response.writeHead(200, { "content-type": "application/json" }).end("{}"),
    );
    expect(await failureOf(client.uploadContactDocument(upload()))).toMatchObject({
      name: "UnexpectedBodyError",
      message: expect.stringContaining("redirected"),
      mayHaveBeenProcessed: true,
    });
    expect(received).toHaveLength(2);
  });
});
