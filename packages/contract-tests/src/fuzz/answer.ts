/** What came back to one request. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** What became of a request: its answer, a connection that ended without one, or nothing in time. */
export type Outcome = Answer | "closed" | "hanging";
