import { watch } from "node:fs";
import { basename, dirname } from "node:path";

/** An editor writes a file in several steps; this long after the last one, in milliseconds, it is taken as saved. */
const quiet = 100;

/**
 * Tells when a file was saved. Watches its folder, as many editors put a new file in its place.
 *
 * @returns ends the watch
 */
export function watchFile(file: string, onSave: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(dirname(file), (_event, name) => {
    if (name !== null && name !== basename(file)) return;
    clearTimeout(timer);
    timer = setTimeout(onSave, quiet);
  });
  // The folder is gone; what was read last stays.
  watcher.on("error", () => watcher.close());
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
