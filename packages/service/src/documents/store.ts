/** Where a document stands in a store. */
export interface DocumentPlace {
  readonly workgroupId: string;
  readonly documentId: string;
}

/** Keeps the bytes of documents; everything else about them stands in the database. */
export interface DocumentStore {
  /**
   * Stores a document as a whole or not at all.
   *
   * @throws what `content` throws, and Error when the store cannot keep it
   */
  put(place: DocumentPlace, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Undefined when there is no such document. */
  get(place: DocumentPlace): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Deletes also what an interrupted `put` has left. Does nothing when there is no such document. */
  delete(place: DocumentPlace): Promise<void>;
}

const identifier = /^[0-9a-f]{24}$/;

/** The name that a store keeps a document under. It is made of two identifiers only, so that it can lead nowhere else. */
export function keyOf({ workgroupId, documentId }: DocumentPlace): string {
  return `${checked(workgroupId)}/${checked(documentId)}`;
}

function checked(id: string): string {
  if (!identifier.test(id)) throw new Error(`"${id}" is no identifier`);
  return id;
}
