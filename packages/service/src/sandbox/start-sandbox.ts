import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../config.ts";
import { seedPeople } from "../people/synthetic/seed-people.ts";
import { type RunningService, startService } from "../server.ts";
import { demoWorkgroup, troubledWorkgroups } from "./demo-workgroups.ts";
import { fillWorkgroups } from "./fill.ts";

export interface SandboxOptions {
  /** 0 takes a free one. Default: 4000. */
  readonly port?: number;
  /** Default: 127.0.0.1, which only this machine reaches. */
  readonly host?: string;
  /** Where the data is kept. Default: a temporary folder, removed at the end. */
  readonly folder?: string;
  /** People in the directory. Default: 1000. */
  readonly people?: number;
}

/** A sandbox that listens. */
export interface Sandbox extends RunningService {
  /** The key with which everything works. Those that do not are named as with the mock, as in `key_no_credits`. */
  readonly key: string;
}

/**
 * Starts the whole service on an embedded database, with workgroups to try everything on.
 *
 * @throws Error when the port is taken, or another process uses the folder
 * @example
 * const sandbox = await startSandbox({ port: 0 });
 * await fetch(`${sandbox.url}/auth/validate`, { headers: { "x-api-key": sandbox.key } });
 * await sandbox.close();
 */
export async function startSandbox({
  port = 4000,
  host = "127.0.0.1",
  folder,
  people = 1000,
}: SandboxOptions = {}): Promise<Sandbox> {
  const directory = folder ?? (await mkdtemp(join(tmpdir(), "outreach-sandbox-")));
  const tidyUp = async (): Promise<void> => {
    if (!folder) await rm(directory, { recursive: true, force: true });
  };
  try {
    const config = readConfig({
      PORT: `${port}`,
      HOST: host,
      DATA_DIRECTORY: directory,
      // A loss of power does not matter here, so only what fails is logged.
      LOG_LEVEL: "error",
      CHECK_ANSWERS: "true",
    });
    const service = await startService(config, {
      prepare: async ({ database, services }) => {
        await fillWorkgroups(services, [demoWorkgroup, ...troubledWorkgroups]);
        await seedPeople(database.db, people);
      },
    });
    return {
      url: service.url,
      key: demoWorkgroup.key,
      async close() {
        await service.close();
        await tidyUp();
      },
    };
  } catch (error) {
    await tidyUp();
    throw error;
  }
}
