import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lintContract } from "./lint-contract.ts";
import { root } from "./repository.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const { signal } = new AbortController();

test("says nothing against the contract as it is", { timeout: 60_000 }, async () => {
  expect(await lintContract(signal)).toBe("");
});

test("says which rule a contract breaks", { timeout: 60_000 }, async () => {
  const contract = await readFile(join(root, "spec/openapi.yaml"), "utf8");
  const file = join(await temporaryFolder(), "openapi.yaml");
  await writeFile(file, contract.replace("operationId: listContacts\n", "operationId: list contacts\n"));
  expect(await lintContract(signal, file)).toContain("operation-operationId-url-safe");
});
