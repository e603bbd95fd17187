import { AwsClient } from "aws4fetch";
import { type DocumentPlace, type DocumentStore, keyOf } from "./store.ts";

/** A bucket, and what opens it. */
export interface S3Settings {
  /** Address of the service without the bucket, as in `https://s3.eu-west-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const mostMilliseconds = 60_000;

/** Documents as objects in a bucket of Amazon S3, or of anything that speaks its protocol. */
export class S3Store implements DocumentStore {
  readonly #client: AwsClient;
  readonly #bucket: string;

  constructor({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings) {
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 3 });
    this.#bucket = `${endpoint.replace(/\/+$/, "")}/${encodeURIComponent(bucket)}`;
  }

  /** S3 wants to know the length beforehand, so the document, which is small, is held in memory first. */
  async put(place: DocumentPlace, content: AsyncIterable<Uint8Array>): Promise<void> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(chunk);
    await this.#send("PUT", keyOf(place), { body: Buffer.concat(chunks) });
  }

  async get(place: DocumentPlace): Promise<AsyncIterable<Uint8Array> | undefined> {
    const response = await this.#send("GET", keyOf(place), { expect: [404] });
    return response.status === 404 ? undefined : (response.body ?? undefined);
  }

  async delete(place: DocumentPlace): Promise<void> {
    await this.#send("DELETE", keyOf(place), { expect: [404] });
  }

  async #send(
    method: string,
    what: string,
    { body, expect = [] }: { body?: Uint8Array<ArrayBuffer>; expect?: readonly number[] } = {},
  ): Promise<Response> {
    const signal = AbortSignal.timeout(mostMilliseconds);
    const response = await this.#client.fetch(`${this.#bucket}/${what}`, { method, signal, ...(body && { body }) });
    if (response.ok || expect.includes(response.status)) return response;
    // The body names the trouble, such as NoSuchBucket, and holds no secret.
    const code = /<Code>(\w+)</.exec(await response.text())?.[1] ?? "";
    throw new Error(`The document store answered ${method} with ${response.status} ${code}`.trimEnd());
  }
}
