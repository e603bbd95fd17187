import { createHmac, timingSafeEqual } from "node:crypto";
import type { DocumentPlace } from "./store.ts";

/** Where links to documents lead, followed by a token. */
export const documentsPath = "/documents/";

const minutesValid = 15;
const bytes = { id: 12, time: 6, signature: 32 };
const payloadBytes = 2 * bytes.id + bytes.time;

/** Makes and reads links to documents. Whoever has a link may download that one document until the link expires. */
export class SignedLinks {
  readonly #secret: string;
  readonly #publicUrl: string | undefined;

  /** @param options.publicUrl - where callers reach the service; default: where the request for the links went to */
  constructor({ secret, publicUrl }: { secret: string; publicUrl?: string | undefined }) {
    this.#secret = secret;
    this.#publicUrl = publicUrl;
  }

  /**
   * A link that is good for 15 minutes.
   *
   * @param origin - where the request went to, as in `https://api.example.com`
   */
  to({ workgroupId, documentId }: DocumentPlace, now: Date, origin: string): string {
    const expires = now.getTime() + minutesValid * 60_000;
    const payload = Buffer.from(workgroupId + documentId + expires.toString(16).padStart(2 * bytes.time, "0"), "hex");
    const token = Buffer.concat([payload, this.#sign(payload)]).toString("base64url");
    return new URL(`.${documentsPath}${token}`, `${this.#publicUrl ?? origin}/`).href;
  }

  /** The document that a token is for; undefined when it was changed or has expired. */
  open(token: string, now: Date): DocumentPlace | undefined {
    const given = Buffer.from(token, "base64url");
    if (given.length !== payloadBytes + bytes.signature) return undefined;
    const payload = given.subarray(0, payloadBytes);
    if (!timingSafeEqual(given.subarray(payloadBytes), this.#sign(payload))) return undefined;
    const text = payload.toString("hex");
    if (Number.parseInt(text.slice(4 * bytes.id), 16) <= now.getTime()) return undefined;
    return { workgroupId: text.slice(0, 2 * bytes.id), documentId: text.slice(2 * bytes.id, 4 * bytes.id) };
  }

  #sign(payload: Uint8Array): Buffer {
    // The same secret signs cursors, so what is signed says what it is.
    return createHmac("sha256", this.#secret).update("document\n").update(payload).digest();
  }
}
