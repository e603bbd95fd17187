import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { driftOf, writeFiles } from "./files.ts";
import { generate } from "./generate.ts";

const MENDING_COMMAND = "npx --yes pnpm@12.21.0 generate";
const specFile = fileURLToPath(new URL("../../../spec/openapi.yaml", import.meta.url));
const outputFolder = fileURLToPath(new URL("../../../packages/contract/src/", import.meta.url));

const { values } = parseArgs({
  options: { check: { type: "boolean", default: false }, help: { type: "boolean", short: "h", default: false } },
});

if (values.help) {
  console.log(`Makes packages/contract/src from spec/openapi.yaml.

  --check   write nothing; fail when the committed files differ from what would be written
  --help    show this text`);
} else {
  const files = await generate(await readFile(specFile, "utf8"));
  if (values.check) {
    const drift = await driftOf(outputFolder, files);
    if (drift.length > 0) {
      console.error(`packages/contract/src is not what spec/openapi.yaml makes:\n`);
      for (const line of drift) console.error(`  ${line}`);
      console.error(`\nNever edit these files by hand. To mend them, run:\n\n  ${MENDING_COMMAND}\n`);
      process.exitCode = 1;
    } else {
      console.log(`packages/contract/src is up to date (${files.size} files).`);
    }
  } else {
    await writeFiles(outputFolder, files);
    console.log(`Wrote ${files.size} files to packages/contract/src.`);
  }
}
