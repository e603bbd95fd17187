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
  /** Does nothing when there is no such document. */
  delete(place: DocumentPlace): Promise<void>;
  /** Every document of a workgroup, whether the database knows it or not. */
  list(workgroupId: string): AsyncIterable<DocumentPlace>;
}

const identifier = /^[0-9a-f]{24}$/;

/** The name that a store keeps a document under. It is made of two identifiers only, so that it can lead nowhere else. */
export function keyOf({ workgroupId, documentId }: DocumentPlace): string {
  return prefixOf(workgroupId) + checked(documentId);
}

/** What the names of all documents of a workgroup begin with. */
export function prefixOf(workgroupId: string): string {
  return `${checked(workgroupId)}/`;
}

/** The place that a name stands for; undefined for the name of anything else, such as a half-written file. */
export function placeOf(key: string): DocumentPlace | undefined {
  const [workgroupId = "", documentId = "", ...more] = key.split("/");
  const known = identifier.test(workgroupId) && identifier.test(documentId) && more.length === 0;
  return known ? { workgroupId, documentId } : undefined;
}

function checked(id: string): string {
  if (!identifier.test(id)) throw new Error(`"${id}" is no identifier`);
  return id;
}
