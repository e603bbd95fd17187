import { newId } from "../ids.ts";

/** Where is written to. */
export interface WriteTarget {
  readonly url: string;
  readonly key: string;
  readonly campaignId: string;
}

/** Writes over the network, and keeps what the service has acknowledged. */
export class AcknowledgedWrites {
  /** Email addresses by contact. */
  readonly contacts: Map<string, string> = new Map();
  /** Texts by note. */
  readonly notes: Map<string, string> = new Map();
  /** Job groups by contact. */
  readonly assignments: Map<string, string> = new Map();
  searches = 0;
  #awaited: { readonly count: number; readonly reached: () => void } | undefined;

  get count(): number {
    return this.contacts.size + this.notes.size + this.assignments.size + this.searches;
  }

  /** Comes true once so many more writes are acknowledged. */
  more(writes: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#awaited = { count: this.count + writes, reached: resolve };
    return promise;
  }

  /** Writes one after the other until the service is gone; rejects when it refuses anything. */
  async writeUntilGone(target: WriteTarget): Promise<void> {
    try {
      for (;;) await this.#writeAll(target);
    } catch (error) {
      // A connection that breaks is what the killing is about; an answer is not.
      if (!(error instanceof TypeError)) throw error;
    }
  }

  async #writeAll(target: WriteTarget): Promise<void> {
    const workEmail = `${newId()}@nova.example`;
    const { contactId } = await post(target, "/contacts/import", { contact: { workEmail } });
    this.#acknowledge(() => this.contacts.set(contactId, workEmail));
    const [noteId, value] = [newId(), `Note on ${workEmail}`];
    await post(target, `/contacts/${contactId}/note/${noteId}`, { value });
    this.#acknowledge(() => this.notes.set(noteId, value));
    const { jobGroupId } = await post(target, `/campaigns/${target.campaignId}/contacts`, { contactIds: [contactId] });
    this.#acknowledge(() => this.assignments.set(contactId, jobGroupId));
    await post(target, "/people/search", { limit: 3 });
    this.#acknowledge(() => this.searches++);
  }

  #acknowledge(keep: () => void): void {
    keep();
    if (this.#awaited && this.count >= this.#awaited.count) this.#awaited.reached();
  }
}

async function post({ url, key }: WriteTarget, path: string, body: object) {
  const headers = { "x-api-key": key, "content-type": "application/json" };
  const response = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
  const answer = await response.json();
  if (response.status >= 300) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer as Record<"contactId" | "jobGroupId", string>;
}
