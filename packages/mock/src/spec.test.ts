import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { type MockServer, type Reload, startMockServer } from "./index.ts";
import { json } from "./testing/requests.ts";

const contract = fileURLToPath(new URL("../../../spec/openapi.yaml", import.meta.url));

function documentWith(path: string, schema = "type: object"): string {
  return `openapi: 3.1.0
paths:
  ${path}:
    get:
      responses:
        "200":
          description: Fine.
          content:
            application/json:
              example: {}
              schema:
                ${schema}
`;
}

async function fileWith(text: string, name = "openapi.yaml", others: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "mock-spec-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, name);
  await writeFile(file, text);
  for (const [other, content] of Object.entries(others)) {
    await mkdir(dirname(join(folder, other)), { recursive: true });
    await writeFile(join(folder, other), content);
  }
  return file;
}

/** A mock of a file, and the reloads it tells of, one after the other. */
async function follow(spec: string): Promise<{ mock: MockServer; nextReload: () => Promise<Reload> }> {
  const told: Reload[] = [];
  let wake: () => void = () => undefined;
  const onReload = (reload: Reload): void => {
    told.push(reload);
    wake();
  };
  const mock = await startMockServer({ spec, onReload });
  onTestFinished(() => mock.close());
  const nextReload = async (): Promise<Reload> => {
    for (;;) {
      const reload = told.shift();
      if (reload) return reload;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return { mock, nextReload };
}

async function statusOf({ url }: MockServer, path: string): Promise<number> {
  return (await fetch(`${url}${path}`)).status;
}

describe("a mock of a file", () => {
  test("serves the contract as it is written", async () => {
    const { mock } = await follow(contract);
    const response = await fetch(`${mock.url}/contacts`, { headers: { "x-api-key": "k" } });
    expect(response.status).toBe(200);
  });

  test("takes JSON too", async () => {
    const json = JSON.stringify(parse(documentWith("/up")));
    const { mock } = await follow(await fileWith(json, "openapi.json"));
    expect(await statusOf(mock, "/up")).toBe(200);
  });

  test.for([
    ["openapi: 3.1.0\npaths:\n  /a: [", /openapi\.yaml:3: /],
    [
      "openapi: 3.1.0\npaths:\n  /a:\n    get: { $ref: ./a.yaml }\n",
      /openapi\.yaml:4: \.\/a\.yaml leads to .*a\.yaml, which does not exist/,
    ],
    [
      documentWith("/a", "pattern: '('"),
      /openapi\.yaml:12: The schema at \S+ cannot be compiled: .*regular expression/i,
    ],
    ["openapi: 3.1.0\npaths: {}\n", /openapi\.yaml:2: .*no operations/],
    ["openapi: 3.0.3\npaths: {}\n", /no OpenAPI 3\.1 document/],
    [
      "openapi: 3.1.0\npaths:\n  /a:\n    get: { $ref: 'https://api.example/a.yaml' }\n",
      /openapi\.yaml:4: .*refers to https:\/\/api\.example\/a\.yaml\. Bundle/,
    ],
    ["hello", /no OpenAPI 3\.1 document/],
  ] as const)("does not start on what it cannot serve, and names the line: %j", async ([text, message]) => {
    await expect(startMockServer({ spec: await fileWith(text) })).rejects.toThrow(message);
  });

  test("does not start without the file", async () => {
    await expect(startMockServer({ spec: "/nowhere/openapi.yaml" })).rejects.toThrow(/ENOENT.*nowhere/);
  });
});

describe("a file that is saved", () => {
  test("is served within a second", async () => {
    const file = await fileWith(documentWith("/old"));
    const { mock, nextReload } = await follow(file);
    await writeFile(file, documentWith("/new"));
    const start = performance.now();
    expect(await nextReload()).toEqual({ file, message: expect.stringContaining("as it is now") });
    expect(performance.now() - start).toBeLessThan(1000);
    expect(await statusOf(mock, "/new")).toBe(200);
    expect(await statusOf(mock, "/old")).toBe(404);
  });

  test("is served when the editor puts another file in its place, again and again", async () => {
    const file = await fileWith(documentWith("/old"));
    const { mock, nextReload } = await follow(file);
    for (const path of ["/second", "/third"]) {
      await writeFile(`${file}.new`, documentWith(path));
      await rename(`${file}.new`, file);
      expect(await nextReload()).toEqual({ file, message: expect.stringContaining("as it is now") });
      expect(await statusOf(mock, path)).toBe(200);
    }
  });

  test("leaves the last good one in place when it is broken, until it is mended", async () => {
    const file = await fileWith(documentWith("/old"));
    const { mock, nextReload } = await follow(file);
    await writeFile(file, documentWith("/new", "pattern: '('"));
    const { error, message } = await nextReload();
    expect(error?.message).toMatch(/openapi\.yaml:12: /);
    expect(message).toBe(`${error?.message}\nThe mock goes on with what it had before.`);
    expect(await statusOf(mock, "/old")).toBe(200);
    await writeFile(file, documentWith("/new"));
    expect(await nextReload()).toEqual({ file, message: expect.stringContaining("as it is now") });
    expect(await statusOf(mock, "/new")).toBe(200);
  });
});

describe("a document in several files", () => {
  const main = `openapi: 3.1.0
paths:
  /people:
    $ref: paths/people.yaml
components:
  schemas:
    Name: { type: string, maxLength: 3 }
`;
  const people = (example: string, name = "../openapi.yaml#/components/schemas/Name"): string => `post:
  requestBody:
    content: { application/json: { schema: { $ref: "schemas/person one.yaml#/Person" } } }
  responses:
    "200":
      description: Fine.
      content: { application/json: { schema: { $ref: "${name}" }, example: ${example} } }
`;
  const person =
    "Person: { type: object, properties: { name: { $ref: '#/Text' } } }\nText: { type: string, minLength: 2 }\n";
  const parts = (example: string): Record<string, string> => ({
    "paths/people.yaml": people(example),
    "paths/schemas/person one.yaml": person,
  });
  const post = async ({ url }: MockServer, body: unknown): Promise<unknown> =>
    (await fetch(`${url}/people`, json(body))).json();

  test("is served and judged by as one", async () => {
    const { mock } = await follow(await fileWith(main, "openapi.yaml", parts("Ada")));
    expect(await post(mock, { name: "Bob" })).toBe("Ada");
    expect(await post(mock, { name: "B" })).toMatchObject({ issues: [{ path: "body.name" }] });
  });

  test("is served anew when any of them is saved", async () => {
    const file = await fileWith(main, "openapi.yaml", parts("Ada"));
    const { mock, nextReload } = await follow(file);
    await writeFile(join(dirname(file), "paths/people.yaml"), people("Eve"));
    expect((await nextReload()).error).toBeUndefined();
    expect(await post(mock, {})).toBe("Eve");
  });

  test("has the file and the line named that is broken", async () => {
    const file = await fileWith(main, "openapi.yaml", parts("Ada"));
    const { mock, nextReload } = await follow(file);
    const broken = join(dirname(file), "paths/people.yaml");
    await writeFile(broken, people("Ada", "#/nowhere"));
    expect((await nextReload()).message).toMatch(/paths\/people\.yaml:7: .*can't resolve reference/);
    await writeFile(broken, "post: [");
    expect((await nextReload()).message).toMatch(/paths\/people\.yaml:1: /);
    expect(await post(mock, {})).toBe("Ada");
  });
});
