import type { Pool } from "pg";
import { describe, expect, test } from "vitest";
import { Replay } from "./replay.ts";
import type { Statement } from "./statements.ts";

const kept = "66f1c0de5a7b3c0012ab0001";
const first = "01a1fb8bc26d3ae0e0f3e2b7";
const second = "01a1fb8bc26d3ae0e0f3e2b8";
const now = new Date("2026-11-20T12:00:00.000Z");

/** Notes what is sent, and on which connection; answers the text of each statement. */
class TestPool {
  readonly sent: { text: string; values: readonly unknown[]; connection: string }[] = [];
  released = 0;

  query(text: string, values: readonly unknown[], connection = "any"): { rows: object[] } {
    this.sent.push({ text, values, connection });
    return { rows: [{ text }] };
  }

  connect(): object {
    return {
      query: (text: string, values: readonly unknown[]) => this.query(text, values, "one"),
      release: () => {
        this.released += 1;
      },
    };
  }

  asPool(): Pool {
    return this as unknown as Pool;
  }
}

function statement(text: string, ...values: readonly unknown[]): Statement {
  return { text, values };
}

describe("a replay", () => {
  test("sends what was recorded, and answers the rows of the last statement that is asked for", async () => {
    const pool = new TestPool();
    const statements = [statement("select 1", kept, 25), statement("select 2"), statement("update")];
    expect(await new Replay(statements, statements, /select/).run(pool.asPool())).toEqual([{ text: "select 2" }]);
    expect(pool.sent.map(({ text, values }) => [text, ...values])).toEqual([
      ["select 1", kept, 25],
      ["select 2"],
      ["update"],
    ]);
  });

  test("puts a new identifier in the place of one that was made, wherever it stands", async () => {
    const pool = new TestPool();
    const recorded = (id: string) => [statement("insert", id, kept), statement("insert", `{"id":"${id}"}`)];
    await new Replay(recorded(first), recorded(second), /insert/).run(pool.asPool());
    const [made, same] = pool.sent[0]?.values ?? [];
    expect(made).toMatch(/^[0-9a-f]{24}$/);
    expect([first, second]).not.toContain(made);
    expect(same).toBe(kept);
    expect(pool.sent[1]?.values).toEqual([`{"id":"${made}"}`]);
  });

  test("takes place now", async () => {
    const pool = new TestPool();
    const statements = [statement("insert", now)];
    await new Replay(statements, statements, /insert/).run(pool.asPool());
    expect(Number(pool.sent[0]?.values[0])).toBeGreaterThan(now.getTime());
  });

  test("keeps a transaction on one connection, and gives it back", async () => {
    const pool = new TestPool();
    const statements = ["select", "begin", "update", "commit", "select"].map((text) => statement(text));
    await new Replay(statements, statements, /select/).run(pool.asPool());
    expect(pool.sent.map(({ connection }) => connection)).toEqual(["any", "one", "one", "one", "any"]);
    expect(pool.released).toBe(1);
  });

  test("is not made of requests that led to different statements", () => {
    expect(() => new Replay([statement("select")], [statement("update")], /select/)).toThrow(/select\n\nupdate/);
    expect(() => new Replay([statement("select")], [], /select/)).toThrow("other statements");
  });
});
