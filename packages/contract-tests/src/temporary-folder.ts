import { mkdtemp, rm } from "node:fs/promises";

/** A folder that is removed, with all that is in it, when the scope ends. */
export interface TemporaryFolder extends AsyncDisposable {
  readonly path: string;
}

/** @param prefix - path of the folder, without the last letters, which are chosen so that it is a new one */
export async function temporaryFolder(prefix: string): Promise<TemporaryFolder> {
  const path = await mkdtemp(prefix);
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 3 }) };
}
