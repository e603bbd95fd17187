import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../config.ts";
import { seedPeople } from "../people/synthetic/seed-people.ts";
import { type DemoWorkgroup, demoWorkgroup, troubledWorkgroups } from "../sandbox/demo-workgroups.ts";
import { fillWorkgroups } from "../sandbox/fill.ts";
import { startService } from "../server.ts";

export interface ContractTargetOptions {
  /** Default: a database inside this process, in memory. */
  readonly databaseUrl?: string;
  /** People in the directory. Default: 500. */
  readonly people?: number;
}

/** A service that everything can be asked of. */
export interface ContractTarget {
  /** Where the API starts. */
  readonly url: string;
  /** Opens a workgroup that has what the contract's examples name, and may ask as often as it likes. */
  readonly key: string;
  close(): Promise<void>;
}

/** A workgroup for which every operation fails. */
const failingWorkgroup: DemoWorkgroup = { ...demoWorkgroup, id: "6650a1f0c3b2a49d8e7f0006", key: "key_failing" };

/**
 * Starts the service as it is run, but for two things: the usual workgroup has no limit of requests that a suite would meet, and with the key
 * `key_failing` every operation fails. The keys of the sandbox are there too.
 *
 * @throws Error when the database cannot be used
 */
export async function startContractTarget({
  databaseUrl,
  people = 500,
}: ContractTargetOptions = {}): Promise<ContractTarget> {
  const folder = await mkdtemp(join(tmpdir(), "outreach-target-"));
  const config = readConfig({ PORT: "0", DATA_DIRECTORY: folder, LOG_LEVEL: "silent" });
  const usual = { ...demoWorkgroup, credits: 1_000_000_000, requestsPerMinute: 1_000_000_000 };
  try {
    const { url, close } = await startService(
      { ...config, database: databaseUrl === undefined ? {} : { url: databaseUrl } },
      {
        prepare: async ({ database, services }) => {
          await fillWorkgroups(services, [usual, ...troubledWorkgroups, failingWorkgroup]);
          await seedPeople(database.db, people);
        },
        onCall: ({ workgroupId }) => {
          if (workgroupId === failingWorkgroup.id) throw new Error("it fails, as the suite wants it");
        },
      },
    );
    return {
      url,
      key: usual.key,
      async close() {
        await close();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
