import type { Command } from "commander";
import { readConfig, variables } from "../config.ts";
import { columns } from "./columns.ts";
import { command } from "./command.ts";
import { runUntilSignal } from "./run-until-signal.ts";

const environment = columns(variables.map(({ name, about }) => [`  ${name}`, about]));

/** `serve`: runs the service until it is told to stop. */
export const serve: Command = command("serve", "run the service; everything is set by the environment", ["serve"])
  .addHelpText("after", `\nEnvironment:\n${environment}`)
  .action(async ({ json }: { readonly json?: boolean }) => {
    const config = readConfig();
    const { startService } = await import("../server.ts");
    await runUntilSignal(async () => {
      const service = await startService(config);
      if (json) process.stdout.write(`${JSON.stringify({ url: service.url })}\n`);
      else process.stderr.write(`The API starts at ${service.url}\n`);
      return service;
    }, config.shutdownSeconds);
  });
