import { describe, expect, it } from "vitest";
import { failureOf, scriptedClient } from "../testing/scripted-client.ts";
import { validateResponse } from "./index.ts";

const contact = { contactId: "66f1c0de5a7b3c0012ab0001" };

describe("a client that validates answers", () => {
  it("passes on an answer that keeps to the contract, unknown properties included", async () => {
    const body = { id: contact.contactId, addedLater: true };
    const { client } = scriptedClient([{ body }], { validate: validateResponse });
    expect(await client.getContact(contact)).toEqual(body);
  });

  it("fails where the answer breaks the contract, and says in what", async () => {
    const { client } = scriptedClient([{ body: { id: 7 } }], { validate: validateResponse });
    expect(await failureOf(client.getContact(contact))).toMatchObject({
      name: "UnexpectedBodyError",
      message: expect.stringContaining("body.id must be string"),
    });
  });

  it("leaves answers that are no success to the error they make", async () => {
    const { client } = scriptedClient([{ status: 404, body: { code: "NOT_FOUND", error: "Gone." } }], {
      validate: validateResponse,
    });
    expect(await failureOf(client.getContact(contact))).toMatchObject({ name: "NotFoundError" });
  });
});
