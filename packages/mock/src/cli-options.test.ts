import { describe, expect, test } from "vitest";
import { readCliOptions } from "./cli-options.ts";

describe("command-line options", () => {
  test("default to port 4010 of this machine, with a log", () => {
    expect(readCliOptions([], {})).toMatchObject({ port: 4010, host: "127.0.0.1", log: "pretty" });
  });

  test("take the port from MOCK_PORT, and --port before it", () => {
    expect(readCliOptions([], { MOCK_PORT: "5000" }).port).toBe(5000);
    expect(readCliOptions(["--port", "0"], { MOCK_PORT: "5000" }).port).toBe(0);
  });

  test.for(["abc", "-1", "65536", "80.5", ""])("refuse %j as a port", (port) => {
    expect(() => readCliOptions([`--port=${port}`], {})).toThrow(/is no port.*0 to 65535/);
  });

  test("may each come from a variable", () => {
    const variables = {
      MOCK_HOST: "0.0.0.0",
      MOCK_SPEC: "api.yaml",
      MOCK_SEED: "7",
      MOCK_DELAY: "5-10",
      MOCK_LOG: "json",
    };
    expect(readCliOptions([], variables)).toMatchObject({
      host: "0.0.0.0",
      spec: "api.yaml",
      seed: "7",
      delay: { from: 5, to: 10 },
      log: "json",
    });
  });

  test("take an empty variable for none", () => {
    expect(readCliOptions([], { MOCK_PORT: "", MOCK_LOG: "" })).toMatchObject({ port: 4010, log: "pretty" });
  });

  test("take a delay, or a range of delays", () => {
    expect(readCliOptions(["--delay", "250"], {}).delay).toEqual({ from: 250, to: 250 });
    expect(readCliOptions(["--delay", "100-400"], {}).delay).toEqual({ from: 100, to: 400 });
  });

  test.for(["60001", "-5", "400-100", "1-60001", "1-", "soon"])("refuse %j as a delay", (delay) => {
    expect(() => readCliOptions([`--delay=${delay}`], {})).toThrow(/is no delay.*up to 60000/);
  });

  test("refuse a log format that does not exist, naming those that do", () => {
    expect(() => readCliOptions([], { MOCK_LOG: "loud" })).toThrow(/MOCK_LOG one of pretty, json, silent/);
  });

  test("refuse options that do not exist", () => {
    expect(() => readCliOptions(["--prot", "1"], {})).toThrow(/--prot/);
  });
});
