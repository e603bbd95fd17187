import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import chromium from "@sparticuz/chromium";
import { type Browser, launch } from "puppeteer-core";
import { temporaryFolder } from "../temporary-folder.ts";

/** Headless Chromium. Ends, and leaves no file behind, when the scope ends. */
export interface RunningChromium extends AsyncDisposable {
  readonly browser: Browser;
  /** Folder with the executable, its libraries and the profile. */
  readonly folder: string;
}

/** What the package switches off to run anywhere. These would also switch off what the suite is about: the rules between origins. */
const lawless = [
  "--disable-web-security",
  "--allow-running-insecure-content",
  "--disable-site-isolation-trials",
  "--single-process",
];

/**
 * Starts the Chromium that comes as a package, with the libraries that come with it, so that the machine needs none.
 *
 * @throws Error that says what to do when it cannot be started
 */
export async function startChromium(): Promise<RunningChromium> {
  const folder = await temporaryFolder(join(tmpdir(), "runtime-chromium-"));
  try {
    const executablePath = await unpack(folder.path);
    const browser = await launch({
      executablePath,
      headless: "shell",
      args: chromium.args.filter((flag) => !lawless.includes(flag) && !flag.startsWith("--headless")),
      env: {
        HOME: folder.path,
        TMPDIR: folder.path,
        LD_LIBRARY_PATH: join(folder.path, "al2023/lib"),
        FONTCONFIG_PATH: join(folder.path, "fonts"),
      },
      userDataDir: join(folder.path, "profile"),
      pipe: true,
      timeout: 30_000,
      protocolTimeout: 30_000,
    });
    return {
      browser,
      folder: folder.path,
      [Symbol.asyncDispose]: async () => {
        await browser.close().finally(() => folder[Symbol.asyncDispose]());
      },
    };
  } catch (cause) {
    await folder[Symbol.asyncDispose]();
    throw new Error(
      `Chromium does not start on ${process.platform} ${process.arch}. It comes with @sparticuz/chromium, for Linux on x64, and ` +
        `needs 300 MB in ${tmpdir()}; on another machine run the tests in a container, such as that of the CI. ${cause}`,
      { cause },
    );
  }
}

/**
 * In a process of its own, because the package unpacks into the folder for temporary files, and that is fixed per process: so two runs never
 * meet. It leaves its libraries out unless it believes to be in the cloud that they were taken from.
 */
async function unpack(folder: string): Promise<string> {
  const program = fileURLToPath(new URL("unpack-chromium.ts", import.meta.url));
  const env = { TMPDIR: folder, HOME: folder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" };
  const { stdout } = await promisify(execFile)(process.execPath, [program], { env, timeout: 45_000 });
  return stdout.trim();
}
