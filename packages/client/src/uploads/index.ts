/** Files from anywhere for `uploadContactDocument`, and how far they are on their way. */

export { type FileFromStreamOptions, fileFromStream } from "./file-from-stream.ts";
export { type UploadProgress, withUploadProgress } from "./with-upload-progress.ts";
