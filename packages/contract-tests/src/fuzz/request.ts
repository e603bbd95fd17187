/** How a request was made, from the one that keeps to the contract to bytes that are no HTTP at all. */
export const kinds = ["valid", "made up", "broken bound", "garbled body", "garbled head", "garbled bytes"] as const;

export type Kind = (typeof kinds)[number];

/** A request, as it is sent through an HTTP client. */
export interface FuzzRequest {
  readonly kind: Exclude<Kind, "garbled bytes">;
  /** The operation it was made from. */
  readonly operationId: string;
  readonly method: string;
  /** Path and query, behind the base URL. */
  readonly target: string;
  /** Without the key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** The bound that it breaks. */
  readonly breaks?: string;
}

/** Bytes, as they are written on a connection of their own. */
export interface FuzzBytes {
  readonly kind: "garbled bytes";
  /** The operation of the request they were made from. */
  readonly operationId: string;
  readonly bytes: Uint8Array;
}
