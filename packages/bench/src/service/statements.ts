import pg from "pg";

/** A statement as it went to the database. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Work of the background, which goes on beside requests. */
const ofBackground = /\bjobs\./;

/** Keeps the statements that any client of this process sends. */
export class StatementRecorder {
  readonly #query = pg.Client.prototype.query;
  #statements: Statement[] = [];

  /** Forgets what it has, and keeps what comes from now on. */
  begin(): void {
    this.#statements = [];
    const query = this.#query;
    const note = (text: unknown, values: unknown): void => {
      if (typeof text !== "string" || ofBackground.test(text)) return;
      this.#statements.push({ text, values: Array.isArray(values) ? values : [] });
    };
    pg.Client.prototype.query = function record(this: pg.Client, ...parameters: unknown[]) {
      note(parameters[0], parameters[1]);
      return Reflect.apply(query, this, parameters);
    } as typeof query;
  }

  /** What has come since; keeps no more. */
  end(): readonly Statement[] {
    pg.Client.prototype.query = this.#query;
    return this.#statements;
  }
}
