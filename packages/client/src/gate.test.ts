import { describe, expect, it } from "vitest";
import { createGate } from "./gate.ts";
import { JumpingClock, scriptedClient } from "./testing/scripted-client.ts";

const MINUTE = 60_000;
const contact = { contactId: "1" };

describe("after a 429", () => {
  it("all calls of the endpoint wait, in the order in which they came", async () => {
    const clock = new JumpingClock();
    const gate = createGate(clock, false);
    gate.close("listContacts", 5000);
    const order: number[] = [];
    await Promise.all(
      [1, 2, 3].map(async (number) => {
        await gate.pass("listContacts", MINUTE);
        order.push(number);
      }),
    );
    expect(order).toEqual([1, 2, 3]);
    expect(clock.sleeps).toEqual([5000]);
  });

  it("calls of other endpoints do not wait", async () => {
    const clock = new JumpingClock();
    const gate = createGate(clock, false);
    gate.close("listContacts", 5000);
    await gate.pass("listCampaigns", MINUTE);
    expect(clock.sleeps).toEqual([]);
  });

  it("one who gives up does not hold up those behind", async () => {
    const clock = new JumpingClock();
    const gate = createGate(clock, false);
    gate.close("listContacts", 5000);
    const first = gate.pass("listContacts", MINUTE, AbortSignal.abort(new Error("gave up")));
    const second = gate.pass("listContacts", MINUTE);
    await expect(first).rejects.toThrow("gave up");
    await second;
    expect(clock.sleeps).toEqual([5000]);
  });
});

describe("pacing", () => {
  it("spreads calls so that the limit of the contract is kept", async () => {
    const { client, clock } = scriptedClient([{ body: { items: [], nextCursor: null } }], { pacing: true });
    for (let call = 0; call < 11; call++) await client.searchPeople({ limit: 1 });
    expect(clock.sleeps).toEqual([60_000]);
  });

  it("is off unless asked for", async () => {
    const { client, clock } = scriptedClient([{ body: { items: [] } }]);
    for (let call = 0; call < 11; call++) await client.searchPeople({ limit: 1 });
    expect(clock.sleeps).toEqual([]);
  });
});

it("a call without a gate closed is not held back", async () => {
  const { client, clock } = scriptedClient([{}]);
  await client.getContact(contact);
  expect(clock.sleeps).toEqual([]);
});
