import { randomBytes } from "node:crypto";
import type { Pool, PoolClient, QueryResultRow } from "pg";
import type { Statement } from "./statements.ts";

/** What is different in each replay. */
interface Occasion {
  readonly now: Date;
  /** Gives the same new identifier for the same recorded one. */
  readonly newId: (recorded: string) => string;
}

type Value = (occasion: Occasion) => unknown;

interface Step {
  readonly text: string;
  readonly values: readonly Value[];
}

const identifier = /^[0-9a-f]{24}$/;

/** The statements of a request, to be run again: at another time, and with other identifiers in the place of those that were made for it. */
export class Replay {
  readonly #steps: readonly Step[];
  readonly #answers: RegExp;

  /**
   * @param one - statements of the request
   * @param other - those of the same request, made again; what differs was made for the request
   * @param answers - the last statement like this is the one whose rows are answered
   * @throws Error when the requests led to different statements
   */
  constructor(one: readonly Statement[], other: readonly Statement[], answers: RegExp) {
    const texts = ({ length }: { length: number }, from: readonly Statement[]): string =>
      Array.from({ length }, (_, index) => from[index]?.text).join("\n");
    if (one.length !== other.length || texts(one, one) !== texts(one, other)) {
      throw new Error(
        `one request led to other statements than the next:\n${texts(one, one)}\n\n${texts(other, other)}`,
      );
    }
    const made = one.flatMap(({ values }, statement) =>
      values.filter((value, index) => isIdentifier(value) && value !== other[statement]?.values[index]),
    ) as string[];
    this.#steps = one.map(({ text, values }) => ({ text, values: values.map((value) => valueIn(value, made)) }));
    this.#answers = answers;
  }

  async run(pool: Pool): Promise<readonly QueryResultRow[]> {
    const ids = new Map<string, string>();
    const newId = (recorded: string): string => {
      const id = ids.get(recorded) ?? freshId();
      ids.set(recorded, id);
      return id;
    };
    const occasion = { now: new Date(), newId };
    let answer: readonly QueryResultRow[] = [];
    let transaction: PoolClient | undefined;
    try {
      for (const { text, values } of this.#steps) {
        if (text === "begin") transaction = await pool.connect();
        const { rows } = await (transaction ?? pool).query(
          text,
          values.map((value) => value(occasion)),
        );
        if (this.#answers.test(text)) answer = rows;
        if (text === "commit") {
          transaction?.release();
          transaction = undefined;
        }
      }
      return answer;
    } finally {
      transaction?.release(true);
    }
  }
}

function valueIn(value: unknown, made: readonly string[]): Value {
  if (value instanceof Date) return ({ now }) => now;
  if (typeof value !== "string") return () => value;
  const inside = made.filter((id) => value.includes(id));
  if (inside.length === 0) return () => value;
  return ({ newId }) => inside.reduce((text, id) => text.replaceAll(id, newId(id)), value);
}

function isIdentifier(value: unknown): boolean {
  return typeof value === "string" && identifier.test(value);
}

/** In the order of time, as the service makes them. */
function freshId(): string {
  return Date.now().toString(16).padStart(12, "0") + randomBytes(6).toString("hex");
}
