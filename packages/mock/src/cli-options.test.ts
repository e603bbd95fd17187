import { describe, expect, test } from "vitest";
import { readCliOptions } from "./cli-options.ts";

describe("command-line options", () => {
  test("default to port 4010 of this machine, with a log", () => {
    expect(readCliOptions([], {})).toMatchObject({ port: 4010, host: "127.0.0.1", quiet: false });
  });

  test("take the port from MOCK_PORT, and --port before it", () => {
    expect(readCliOptions([], { MOCK_PORT: "5000" }).port).toBe(5000);
    expect(readCliOptions(["--port", "0"], { MOCK_PORT: "5000" }).port).toBe(0);
  });

  test.for(["abc", "-1", "65536", "80.5", ""])("refuse %j as a port", (port) => {
    expect(() => readCliOptions([`--port=${port}`], {})).toThrow(/is no port.*0 to 65535/);
  });

  test("refuse options that do not exist", () => {
    expect(() => readCliOptions(["--prot", "1"], {})).toThrow(/--prot/);
  });
});
