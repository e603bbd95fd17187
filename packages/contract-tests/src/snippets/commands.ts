import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const rootManifest = new URL("../../../../package.json", import.meta.url);
const serviceCli = fileURLToPath(
  new URL("dist/cli.js", import.meta.resolve("@recruiting-outreach/service/package.json")),
);

/** Why a command of a shell snippet would not work; undefined when it would. */
export async function faultOf(command: string): Promise<string | undefined> {
  const script = /^(?:\w+=\S+ )*npx --yes pnpm@12\.21\.0 ([\w:-]+)/.exec(command)?.[1];
  if (script !== undefined) return faultOfScript(script);
  const [, serviceCommand] =
    /^(?:npx @recruiting-outreach\/service|recruiting-outreach-service) (.+)$/.exec(command) ?? [];
  if (serviceCommand !== undefined) return faultOfServiceCommand(serviceCommand);
  const [, variables] = /^export (.+)$/.exec(command) ?? [];
  if (variables !== undefined) return faultOfVariables(variables);
  return `no test knows how to check "${command}"`;
}

async function faultOfScript(script: string): Promise<string | undefined> {
  const { scripts } = JSON.parse(await readFile(rootManifest, "utf8")) as { scripts: Record<string, string> };
  const exists = script in scripts || script === "install" || script === "changeset";
  return exists ? undefined : `there is no script ${script}`;
}

/** Held against the help of the command, which it is too dangerous to run. */
async function faultOfServiceCommand(command: string): Promise<string | undefined> {
  const parts = command.match(/"[^"]*"|\S+/g) ?? [];
  const firstOption = parts.findIndex((part) => part.startsWith("--"));
  const positional = firstOption < 0 ? parts : parts.slice(0, firstOption);
  const help = await helpOf(positional);
  const usage = /^Usage: recruiting-outreach-service (.*)$/m.exec(help)?.[1]?.split(" ") ?? [];
  const words = usage.filter((word) => /^\w/.test(word));
  const values = usage.filter((word) => word.startsWith("<"));
  const fits = words.every((word, index) => word === positional[index]) && !usage.includes("[command]");
  if (!fits || positional.length !== words.length + values.length) return `the service has no command "${command}"`;
  const unknown = parts.filter((part) => part.startsWith("--") && !new RegExp(`^ +${part}\\b`, "m").test(help));
  return unknown.length === 0 ? undefined : `${words.join(" ")} of the service has no ${unknown.join(", ")}`;
}

/** Variables that the service reads. */
async function faultOfVariables(text: string): Promise<string | undefined> {
  const [, known = ""] = (await helpOf(["serve"])).split("\nEnvironment:\n");
  const names = [...text.matchAll(/(?:^| )(\w+)=/g)].map(([, name = ""]) => name);
  const unknown = names.filter((name) => !new RegExp(`^ +${name} `, "m").test(known));
  return unknown.length === 0 ? undefined : `the service reads no ${unknown.join(", ")}`;
}

async function helpOf(command: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [serviceCli, ...command, "--help"]);
  return stdout;
}
