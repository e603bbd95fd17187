import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { assertUsable, listen, readPort } from "./ports.ts";

const wanted = { variable: "MOCK_PORT", defaultPort: 4010 };

async function takenPort(): Promise<number> {
  const server = createServer();
  onTestFinished(() => void server.close());
  return listen(server, 0);
}

test("an unset variable means the default port", () => {
  expect(readPort(wanted, {})).toBe(4010);
});

test.each(["0", "4110", "65535"])("%s is a port", (value) => {
  expect(readPort(wanted, { MOCK_PORT: value })).toBe(Number(value));
});

test.each(["", "x", "-1", "65536", "4010.5", "4e3", " 4010"])(
  '"%s" is refused by the name of the variable',
  (value) => {
    expect(() => readPort(wanted, { MOCK_PORT: value })).toThrow(
      `MOCK_PORT must be a whole number from 0 to 65535 (0 takes any free port), not "${value}".`,
    );
  },
);

test("a free port is usable", async () => {
  await expect(assertUsable([{ variable: "MOCK_PORT", port: 0 }])).resolves.toBeUndefined();
});

test("a busy port is reported with the variable and the command that change it", async () => {
  const port = await takenPort();
  await expect(assertUsable([{ variable: "MOCK_PORT", port }])).rejects.toThrow(
    new RegExp(
      `^Port ${port} is in use\\. Set MOCK_PORT to another port, e\\.g\\. MOCK_PORT=\\d+ npx --yes pnpm@.* start$`,
    ),
  );
});

test("the suggested port is a valid one even near the top", async () => {
  const highest = 65_535;
  const server = createServer();
  onTestFinished(() => void server.close());
  await listen(server, highest).catch(() => undefined);
  await expect(assertUsable([{ variable: "MOCK_PORT", port: highest }])).rejects.toThrow("MOCK_PORT=65435 ");
});

test("two servers on one port are reported by the second one's variable", async () => {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  const both = ["MOCK_PORT", "DOCS_PORT"].map((variable) => ({ variable, port }));
  await expect(assertUsable(both)).rejects.toThrow(`Port ${port} is in use. Set DOCS_PORT`);
});
