/** One request and what became of it. Holds neither the key nor any value of the request but its path. */
export interface Exchange {
  readonly method: string;
  /** As sent, without the query. */
  readonly path: string;
  readonly status: number;
  /** From the head of the request until the answer is written. */
  readonly milliseconds: number;
  /** The operation the request means, as far as it could be told. */
  readonly operationId?: string;
  /** The example that was chosen, or the rule that the request broke with its JSON pointer into the document. */
  readonly reason: string;
}
