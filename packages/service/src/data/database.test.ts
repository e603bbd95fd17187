import { describe, expect, inject, it } from "vitest";
import { openDatabase } from "./database.ts";

describe("a database", () => {
  it("outlives that a connection breaks while it is in use", async () => {
    const { pool, close } = await openDatabase({ url: inject("ownerUrl"), poolSize: 2 });
    const client = await pool.connect();
    const ended = new Promise<void>((resolve) => client.once("end", resolve));
    // Without the service having asked for it, as when the server goes away.
    Reflect.get(client, "connection").stream.destroy();
    await ended;
    await expect(client.query("select 1")).rejects.toThrow();
    client.release();
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await close();
  });
});
