import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Arguments, type Client, createClient } from "../index.ts";
import { apiKey, baseUrl, JumpingClock } from "../testing/scripted-client.ts";
import { debugLog } from "./index.ts";

const digits = fc.stringMatching(/^[1-9]\d{6,14}$/);
const phoneNumber = fc.tuple(fc.constantFrom("", "+", "00", "(0) "), digits).map(([prefix, number]) => prefix + number);
const person = fc.record({
  email: fc.emailAddress(),
  phone: phoneNumber,
  name: fc.constantFrom("Priya", "Ráman", "O'Brien", "李小龙", "Müller-Lüdenscheidt"),
});
type Person = typeof person extends fc.Arbitrary<infer Value> ? Value : never;

/** Puts a person into every place of a request that takes text, one call after the other. */
function calls(client: Client, { email, phone, name }: Person): Promise<unknown>[] {
  const headers = { "x-about": encodeURIComponent(email), cookie: `phone=${phone}`, authorization: apiKey };
  const anything = { note: email, phones: [phone, Number(phone.replaceAll(/\D/g, ""))], [email]: phone, [phone]: name };
  const contactId = "66f1c0de5a7b3c0012ab0001";
  return [
    client.listContacts({ email, phone, firstName: name, socialUrl: `https://social.example/${name}` }, { headers }),
    client.listContacts({ firstName: phone, status: email, [email]: name } as Arguments<"listContacts">),
    client.listOperations({ jobGroupId: email, status: phone } as unknown as Arguments<"listOperations">),
    ...[email, phone, name].map((contactId) => client.getContact({ contactId })),
    client.addContactNote({ contactId, value: `${name}, ${email}, ${phone}` }),
    client.importContact({ contact: anything, code: phone, status: email } as unknown as Arguments<"importContact">),
    client.searchPeople({
      company: { hq: anything },
      people: { name: { include: [name] } },
    } as Arguments<"searchPeople">),
    client.uploadContactDocument({ contactId, type: email, file: new File([phone], `${name}.pdf`, { type: email }) }),
  ];
}

/** Answers, and failures, that speak of a person. */
function answers({ email, phone, name }: Person): (() => Response)[] {
  const notes = { "x-request-id": email, "retry-after": "0", "set-cookie": email, "x-echo": apiKey };
  const body = {
    error: `${email} ${phone}`,
    code: email,
    status: phone,
    number: Number(phone.replaceAll(/\D/g, "")),
    [email]: apiKey,
  };
  return [
    () => Response.json({ items: [body, [body]], nextCursor: phone, firstName: name }),
    () => Response.json(body, { status: 429, headers: notes }),
    () => new Response(`<p>${email} ${phone} ${name} ${apiKey}</p>`, { status: 502 }),
    () => {
      throw Object.assign(new TypeError(`${email} ${phone} ${name} ${apiKey}`), { cause: { code: email } });
    },
  ];
}

describe("no line of debugLog", () => {
  it("holds the key, an email address, a phone number or a name, with bodies or without", async () => {
    await fc.assert(
      fc.asyncProperty(person, fc.boolean(), async (somebody, bodies) => {
        const lines: string[] = [];
        for (const answer of answers(somebody)) {
          const debug = debugLog({ log: (line) => lines.push(line), bodies, fetch: async () => answer() });
          const client = createClient({ baseUrl, apiKey, clock: new JumpingClock(), retries: 1, ...debug });
          await Promise.allSettled(calls(client, somebody));
        }
        const logged = lines.join("\n");
        const { name, phone } = somebody;
        for (const secret of [
          apiKey,
          "@",
          "%40",
          name,
          encodeURIComponent(name),
          phone.replaceAll(/\D/g, "").slice(-7),
        ]) {
          expect(logged).not.toContain(secret);
        }
        expect(lines.length).toBeGreaterThan(80);
      }),
      { numRuns: 50 },
    );
  });
});
