import { connect } from "node:net";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./embedded.ts";

let database: EmbeddedDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await startEmbeddedDatabase();
  pool = new pg.Pool({ host: database.host, port: database.port, user: "postgres", database: "postgres", max: 8 });
});
afterAll(async () => {
  await pool.end();
  await database.stop();
});

it("answers each of several connections that waited for a transaction with what that one asked for", async () => {
  const [holder, ...others] = await Promise.all(Array.from({ length: 8 }, () => pool.connect()));
  if (!holder) throw new Error("no connection");
  await holder.query("begin");
  const answers = others.map(async (client, number) => {
    const { rows } = await client.query(`select $1::int as given, ${number} as written`, [number]);
    return rows[0];
  });
  await holder.query("select 1");
  await holder.query("commit");
  expect(await Promise.all(answers)).toEqual(answers.map((_, number) => ({ given: number, written: number })));
  for (const client of [holder, ...others]) client.release();
});

it("goes on with the others when a connection breaks off in the middle of an exchange", async () => {
  const socket = connect(`${database.host}/.s.PGSQL.${database.port}`);
  const user = Buffer.from("user\0postgres\0database\0postgres\0\0");
  const start = Buffer.alloc(8);
  start.writeInt32BE(8 + user.length, 0);
  start.writeInt32BE(196_608, 4);
  socket.write(Buffer.concat([start, user]));
  await new Promise((resolve) => socket.once("data", resolve));
  // A statement to prepare, and no Sync after it.
  const parse = Buffer.from("P\0\0\0\0\0select 1\0\0\0");
  parse.writeInt32BE(parse.length - 1, 1);
  socket.write(parse);
  await new Promise((resolve) => socket.once("data", resolve));
  socket.destroy();
  expect((await pool.query("select $1::int as given", [7])).rows).toEqual([{ given: 7 }]);
});
