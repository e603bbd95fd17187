import { copyFile, glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./repository.ts";
import type { CommandResult } from "./run-command.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { runTurbo } from "./turbo.ts";

const manifests = ["pnpm-workspace.yaml", "{.,spec,packages/*,tools/*}/{package,turbo}.json"];
const scope = "@recruiting-outreach";

/** A copy of the workspace's manifests, without any code. */
async function emptyWorkspace(): Promise<string> {
  const workspace = await temporaryFolder();
  for await (const manifest of glob(manifests, { cwd: root })) {
    await mkdir(dirname(join(workspace, manifest)), { recursive: true });
    await copyFile(join(root, manifest), join(workspace, manifest));
  }
  return workspace;
}

async function addFile(workspace: string, file: string, content: string): Promise<void> {
  await mkdir(dirname(join(workspace, file)), { recursive: true });
  await writeFile(join(workspace, file), content);
}

async function addDependency(workspace: string, member: string, dependency: string): Promise<void> {
  const file = join(workspace, member, "package.json");
  const manifest = JSON.parse(await readFile(file, "utf8"));
  manifest.dependencies = { ...manifest.dependencies, [`${scope}/${dependency}`]: "workspace:*" };
  await writeFile(file, JSON.stringify(manifest));
}

function boundaries(workspace: string): Promise<CommandResult> {
  return runTurbo(["boundaries"], { cwd: workspace, output: "capture", signal: new AbortController().signal });
}

test("the workspace keeps its own rules", async () => {
  expect(await boundaries(await emptyWorkspace())).toMatchObject({ code: 0 });
});

test("an import of a package that is no dependency is refused", async () => {
  const workspace = await emptyWorkspace();
  await addFile(workspace, "packages/client/src/index.ts", `import "${scope}/mock";`);
  const { code, output } = await boundaries(workspace);
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(`${scope}/mock`) });
});

test("an import from another member's folder is refused", async () => {
  const workspace = await emptyWorkspace();
  await addFile(workspace, "packages/client/src/index.ts", 'import "../../mock/src/index.ts";');
  const { code, output } = await boundaries(workspace);
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining("leaves the package") });
});

test.each([
  ["packages/client", "mock"],
  ["packages/mock", "client"],
  ["packages/contract", "client"],
  ["packages/mock", "docs"],
  ["packages/client", "dev"],
  ["packages/docs", "codegen"],
  ["spec", "contract"],
])("%s may not depend on %s", async (member, dependency) => {
  const workspace = await emptyWorkspace();
  await addDependency(workspace, member, dependency);
  const { code, output } = await boundaries(workspace);
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(`\`${scope}/${dependency}\` found`) });
});

test.each([
  ["packages/docs", "client"],
  ["packages/contract-tests", "mock"],
  ["tools/dev", "contract"],
])("%s may depend on %s", async (member, dependency) => {
  const workspace = await emptyWorkspace();
  await addDependency(workspace, member, dependency);
  expect(await boundaries(workspace)).toMatchObject({ code: 0 });
});
