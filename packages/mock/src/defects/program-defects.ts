import { writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { temporaryFiles } from "../testing/files.ts";
import type { Program } from "../testing/program.ts";
import type { ProgramDefect } from "./defect.ts";
import { contractFile, type MockUnderTest } from "./mock-under-test.ts";
import { longestWaitBesideUpload } from "./upload-wait.ts";

/** How long a program may take to notice that a file was saved, in milliseconds. */
const noticing = 5000;
const key = { headers: { "x-api-key": "any" } };
const anObject = "{ type: object, required: [name], properties: { name: { type: string } } }";

function documentWith(schema: string): string {
  return `openapi: 3.1.0
info: { title: One operation, version: "1" }
paths:
  /value:
    parameters: [{ name: size, in: query, schema: { type: integer } }]
    get:
      responses:
        "200":
          description: Fine.
          content: { application/json: { schema: ${schema} } }
`;
}

/** Defects that need more than a request. */
export const programDefects: readonly ProgramDefect[] = [
  {
    name: "it does not start where NODE_ENV is production",
    observe: async (mock) => {
      await using program = mock.start(contractFile, { NODE_ENV: "production" });
      const url = await unlessItEnds(program, mock.address);
      return url === undefined ? "exits" : `answers ${(await fetch(`${url}/contacts`, key)).status}`;
    },
    ours: "answers 200",
    stock: "exits",
  },
  {
    name: "it exits when a broken document is saved",
    observe: async (mock) => {
      await using files = await temporaryFiles({ "openapi.yaml": documentWith(anObject) });
      await using program = mock.start(files.pathOf("openapi.yaml"));
      const url = await program.printed(mock.address);
      program.output = "";
      using _ = savedAgainAndAgain(files.pathOf("openapi.yaml"), "openapi: [");
      const reloaded = await unlessItEnds(program, mock.reloaded);
      return reloaded === undefined ? "exits" : `goes on and answers ${(await fetch(`${url}/value`)).status}`;
    },
    ours: "goes on and answers 200",
    stock: "exits",
  },
  {
    name: "edits of a file that the document refers to are not noticed",
    observe: async (mock) => {
      const documents = { "openapi.yaml": documentWith("{ $ref: part.yaml }"), "part.yaml": "const: old" };
      await using files = await temporaryFiles(documents);
      await using program = mock.start(files.pathOf("openapi.yaml"));
      await program.printed(mock.address);
      program.output = "";
      using _ = savedAgainAndAgain(files.pathOf("part.yaml"), "const: new");
      const outcome = unlessItEnds(program, mock.reloaded).then((reloaded) => (reloaded ? "noticed" : "exits"));
      return await Promise.race([outcome, setTimeout(noticing, "not noticed", { ref: false })]);
    },
    ours: "noticed",
    stock: "not noticed",
  },
  {
    name: "a pattern that cannot be compiled switches the validation off, and nobody is told",
    observe: async (mock) => {
      const document = documentWith(anObject).replace("type: integer", "type: integer, pattern: '('");
      await using files = await temporaryFiles({ "openapi.yaml": document });
      await using program = mock.start(files.pathOf("openapi.yaml"));
      const url = await unlessItEnds(program, mock.address);
      if (url !== undefined) return `starts and answers ${(await fetch(`${url}/value?size=none`)).status}`;
      return /openapi\.yaml:\d+: /.test(program.output) ? "names the line" : "exits";
    },
    ours: "names the line",
    stock: "starts and answers 200",
  },
  {
    name: "a seed leaks into the answers that follow",
    observe: async (mock) => {
      await using files = await temporaryFiles({ "openapi.yaml": documentWith(anObject) });
      const spec = files.pathOf("openapi.yaml");
      const [one, same, other] = [await after(mock, spec, 1), await after(mock, spec, 1), await after(mock, spec, 2)];
      return one === same && one !== other ? "leaks" : "does not leak";
    },
    ours: "does not leak",
    stock: "leaks",
  },
  {
    name: "an upload of 10 MB keeps everybody else waiting for seconds",
    observe: async (mock) => {
      await using program = mock.start(contractFile);
      const wait = await longestWaitBesideUpload(await program.printed(mock.address));
      return `others wait ${wait < 2000 ? "less" : "more"} than two seconds`;
    },
    ours: "others wait less than two seconds",
    stock: "others wait more than two seconds",
  },
];

/** Saves a file now and every second: a program may begin to watch it later than it listens. */
function savedAgainAndAgain(file: string, text: string): Disposable {
  const save = (): void => writeFileSync(file, text);
  save();
  const timer = setInterval(save, 1000);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

/** What a made-up answer without a seed is, behind one with a seed. */
async function after(mock: MockUnderTest, spec: string, seed: number): Promise<string> {
  await using program = mock.start(spec);
  const url = await program.printed(mock.address);
  await (await fetch(`${url}/value`, { headers: { prefer: `dynamic=true, seed=${seed}` } })).text();
  return await (await fetch(`${url}/value?__dynamic=true`)).text();
}

/** The first group of what a program prints, undefined when it ends before. */
function unlessItEnds(program: Program, printed: RegExp): Promise<string | undefined> {
  return Promise.race([program.printed(printed).catch(() => undefined), program.end().then(() => undefined)]);
}
