import { describe, expect, it } from "vitest";
import type { DocumentPlace, DocumentStore } from "../documents/store.ts";
import { newId } from "../ids.ts";
import { collect } from "./collect.ts";

export async function* pieces(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

/** What a store gives back; undefined when it has no such document. */
export async function contentOf(store: DocumentStore, place: DocumentPlace): Promise<string | undefined> {
  const content = await store.get(place);
  return content && Buffer.concat(await collect(content)).toString();
}

/** What every store of documents does. */
export function describeStore(name: string, open: () => Promise<DocumentStore>): void {
  describe(`${name}, as any store of documents`, () => {
    const place = (): DocumentPlace => ({ workgroupId: newId(), documentId: newId() });

    it("gives back what was put in, piece by piece", async () => {
      const store = await open();
      const at = place();
      await store.put(at, pieces("%PDF", "-1.7"));
      expect(await contentOf(store, at)).toBe("%PDF-1.7");
    });

    it("has nothing where nothing was put", async () => {
      expect(await contentOf(await open(), place())).toBeUndefined();
    });

    it("forgets what is deleted", async () => {
      const store = await open();
      const at = place();
      await store.put(at, pieces("a"));
      await store.delete(at);
      expect(await contentOf(store, at)).toBeUndefined();
    });

    it("may be asked to delete what is not there", async () => {
      const store = await open();
      await expect(store.delete(place())).resolves.toBeUndefined();
    });
  });
}
