/** A request as the front reads it, from whatever carries it: a server, or a worker that answers for one. */
export interface MockRequest {
  /** In capitals. */
  readonly method: string;
  /** The request target: a path with its query, or a whole address. */
  readonly url: string;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Whether a body was sent, be it an empty one. */
  readonly hasBody: boolean;
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /**
   * Reads the body, once.
   *
   * @throws Problem FILE_TOO_LARGE when it has more than `limit` bytes.
   */
  readBody(limit: number): Promise<Uint8Array<ArrayBuffer>>;
}
