/** Files of the disk for `uploadContactDocument`. Needs a runtime that has `node:fs`. */

export { type OpenFileOptions, openFile } from "./open-file.ts";
