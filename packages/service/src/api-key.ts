import { hash, randomBytes } from "node:crypto";

/** A key as its owner sees it, once. */
export interface NewApiKey {
  readonly key: string;
  readonly prefix: string;
  readonly digest: Buffer;
}

/** A new key: `ro_` and 32 random bytes. Only its digest is to be kept. */
export function newApiKey(): NewApiKey {
  const key = `ro_${randomBytes(32).toString("base64url")}`;
  return { key, prefix: key.slice(0, 9), digest: digestOf(key) };
}

/** What is kept of a key. Keys are random and long, so one round of SHA-256 is enough. */
export function digestOf(key: string): Buffer {
  return hash("sha256", key, "buffer");
}
