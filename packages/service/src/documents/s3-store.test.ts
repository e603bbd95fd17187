import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newId } from "../ids.ts";
import { contentOf, describeStore, pieces } from "../testing/document-store.ts";
import { type S3Server, startS3Server } from "../testing/s3-server.ts";
import { type S3Settings, S3Store } from "./s3-store.ts";

const accessKeyId = "AKIAEXAMPLE";
let server: S3Server;
beforeEach(async () => {
  server = await startS3Server({ accessKeyId });
});
afterEach(() => server[Symbol.asyncDispose]());

function open(settings: Partial<S3Settings> = {}): S3Store {
  const { endpoint } = server;
  const secretAccessKey = "very-secret";
  return new S3Store({ endpoint, region: "eu-west-1", bucket: "cvs", accessKeyId, secretAccessKey, ...settings });
}

describeStore("a bucket", async () => open());

describe("a bucket", () => {
  const place = { workgroupId: newId(), documentId: newId() };

  it("holds each document under its workgroup", async () => {
    await open().put(place, pieces("a"));
    expect([...server.objects.keys()]).toEqual([`/cvs/${place.workgroupId}/${place.documentId}`]);
  });

  it("holds nothing of a document that could not be read to its end", async () => {
    const broken = async function* () {
      yield Buffer.from("a");
      throw new Error("cut off");
    };
    await expect(open().put(place, broken())).rejects.toThrow("cut off");
    expect(server.objects.size).toBe(0);
  });

  it("is asked again when it is overloaded", async () => {
    server.failures.push(503);
    await open().put(place, pieces("a"));
    expect(await contentOf(open(), place)).toBe("a");
  });

  it("says what it was asked and why it refused, and never the secret", async () => {
    const refused: unknown = await open({ accessKeyId: "AKIAOTHER" })
      .put(place, pieces("a"))
      .catch((error: unknown) => error);
    expect(String(refused)).toBe("Error: The document store answered PUT with 403 AccessDenied");
  });
});
