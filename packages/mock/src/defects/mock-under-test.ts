import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { Program } from "../testing/program.ts";

/** A mock that is started as a program. */
export interface MockUnderTest {
  /** Starts it with a document in a file. */
  start(spec: string, environment?: Readonly<Record<string, string>>): Program;
  /** What it prints before its base URL. */
  readonly address: RegExp;
  /** What it prints when it has read the document again. */
  readonly reloaded: RegExp;
}

const cli = fileURLToPath(new URL("../cli.ts", import.meta.url));
const prism = createRequire(import.meta.url).resolve("@stoplight/prism-cli");

/** The document that this package is about. */
export const contractFile: string = fileURLToPath(new URL("../../../../spec/openapi.yaml", import.meta.url));

/** The mock of this package. */
export const ourMock: MockUnderTest = {
  start: (spec, environment) => new Program(cli, ["--port", "0", "--spec", spec], environment),
  address: /API at (http:\S+)/,
  reloaded: /The mock (?:serves|goes on)/,
};

/** Prism's own command line. */
export const stockPrism: MockUnderTest = {
  start: (spec, environment) => new Program(prism, ["mock", "-p", "0", spec], environment),
  address: /Prism is listening on (http:\S+)/,
  reloaded: /Restarting Prism[\s\S]*Prism is listening/,
};
