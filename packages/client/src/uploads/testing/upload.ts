import { type Client, type ClientOptions, createClient } from "../../index.ts";
import { apiKey } from "../../testing/scripted-client.ts";
import { type UploadProgress, withUploadProgress } from "../index.ts";
import { type Answer, startUploadServer, type UploadServer } from "./upload-server.ts";

/** 3 MB, no two kilobytes alike. */
export const content: Uint8Array<ArrayBuffer> = Uint8Array.from(
  { length: 3e6 },
  (_, index) => (index % 251) ^ (index >> 10),
);

/** An upload of 3 MB. */
export function upload(): { contactId: string; type: string; file: File } {
  const file = new File([content], "Priya Ráman.pdf", { type: "application/pdf" });
  return { contactId: "66f1c0de5a7b3c0012ab0001", type: "cv", file };
}

/** A client that notes the progress of its uploads to a service of its own. */
export async function clientWithProgress(
  answer?: Answer,
  options: Partial<ClientOptions> = {},
): Promise<UploadServer & { client: Client; progress: UploadProgress[] }> {
  const server = await startUploadServer(answer);
  const progress: UploadProgress[] = [];
  const fetch = withUploadProgress((step) => progress.push(step));
  return { ...server, progress, client: createClient({ baseUrl: server.baseUrl, apiKey, fetch, ...options }) };
}

/** The attempts, each as what it reported of the bytes sent. */
export function attempts(progress: UploadProgress[]): number[][] {
  const all: number[][] = [];
  for (const { sent } of progress) {
    if (sent === 0 || all.length === 0) all.push([]);
    all.at(-1)?.push(sent);
  }
  return all;
}
