import { resolve } from "node:path";
import { basePathOf, type OpenApiDocument } from "./document.ts";
import { createFront, type Front, type FrontOptions } from "./front.ts";
import { createPrismEngine } from "./prism-engine.ts";
import { readSpecFile } from "./spec-file.ts";
import { watchFile } from "./watch-file.ts";

/** A front that may be exchanged for another while it is at work. */
export interface FollowedFront {
  readonly front: Front;
  readonly basePath: string;
  /** Ends the following. */
  stop(): void;
}

/** A file was read again. */
export interface Reload {
  readonly file: string;
  /** What came of it, for whoever looks at the terminal. */
  readonly message: string;
  /** Why the mock goes on with the document it had before; undefined when it serves the new one. */
  readonly error?: Error;
}

type Options = Omit<FrontOptions, "document" | "engine" | "sound">;

/**
 * Serves one document, with Prism as the engine.
 *
 * @throws DocumentError when it cannot be served.
 */
export function serveDocument(
  document: OpenApiDocument,
  options: Options & Pick<FrontOptions, "sound">,
): FollowedFront {
  const front = createFront({ ...options, document, engine: createPrismEngine(document) });
  return { front, basePath: basePathOf(document), stop: () => undefined };
}

/**
 * Serves the document in a file, and what that and the files it refers to are changed to.
 *
 * @throws Error with file and line when the document cannot be served; later on that goes to `onReload`.
 */
export async function followSpec(
  spec: string,
  { onReload, ...options }: Options & { readonly onReload?: ((reload: Reload) => void) | undefined },
): Promise<FollowedFront> {
  const file = resolve(spec);
  const watches = new Map<string, () => void>();
  let reading: Promise<void> = Promise.resolve();

  const read = async (): Promise<FollowedFront> => {
    const { document, files, explain } = await readSpecFile(file);
    try {
      const followed = serveDocument(document, { ...options, sound: false });
      for (const one of files) if (!watches.has(one)) watches.set(one, watchFile(one, reloadInTurn));
      return followed;
    } catch (error) {
      throw explain(error);
    }
  };
  const reload = async (): Promise<void> => {
    try {
      current = await read();
      onReload?.({ file, message: `The mock serves ${file} as it is now.` });
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      onReload?.({ file, message: `${error.message}\nThe mock goes on with what it had before.`, error });
    }
  };
  const reloadInTurn = (): void => {
    reading = reading.then(reload);
  };
  let current = await read();
  return {
    get front() {
      return current.front;
    },
    get basePath() {
      return current.basePath;
    },
    stop: () => {
      for (const end of watches.values()) end();
    },
  };
}
