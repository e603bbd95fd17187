import { randomBytes } from "node:crypto";
import { Worker } from "node:worker_threads";
import type { MockProcess } from "./mock-process.ts";
import { type SentRequest, valid } from "./requests.ts";
import { percentile } from "./statistics.ts";

const fileSize = 10_000_000;
const uploads = 5;

/**
 * Sends files from a thread of its own, so that this does not slow the requests that are measured, and each on a
 * connection of its own, as a server that was held up for seconds closes those that wait.
 */
const uploader = `
const { request } = require("node:http");
const { workerData, parentPort } = require("node:worker_threads");
const upload = () => new Promise((resolve, reject) => {
  const { url, form } = workerData;
  const sent = request(url, { method: "POST", headers: form.headers, agent: false }, (response) => {
    response.resume().once("end", () => resolve(response.statusCode));
  });
  sent.once("error", reject).end(form.body);
});
(async () => {
  const statuses = [];
  while (statuses.length < workerData.uploads) statuses.push(await upload());
  parentPort.postMessage(statuses);
})();
`;

/**
 * The latency of list requests, sent one after the other, while files of 10 MB are uploaded: the 99th percentile in
 * milliseconds.
 */
export async function latencyBesideUploads(
  mock: MockProcess,
): Promise<{ readonly p99: number; readonly status: number }> {
  const url = mock.urlOf({ ...valid.list, path: "/contacts/66f1c0de5a7b3c0012ab0001/documents" });
  const worker = new Worker(uploader, { eval: true, workerData: { url, uploads, form: await form() } });
  let statuses: number[] | undefined;
  worker.once("message", (sent: number[]) => {
    statuses = sent;
  });
  let failure: Error | undefined;
  worker.once("error", (error: Error) => {
    failure = error;
  });
  const latencies: number[] = [];
  while (!statuses) {
    if (failure) throw failure;
    latencies.push(await latencyOf(mock, valid.list));
  }
  await worker.terminate();
  return { p99: percentile(latencies, 99), status: Math.max(...statuses) };
}

async function form(): Promise<{ headers: Record<string, string>; body: Uint8Array }> {
  const body = new FormData();
  body.set("type", "cv");
  body.set("file", new File([randomBytes(fileSize)], "cv.pdf", { type: "application/pdf" }));
  const request = new Request("http://127.0.0.1", { method: "POST", body });
  const type = request.headers.get("content-type") ?? "";
  return { headers: { "x-api-key": "demo", "content-type": type }, body: await request.bytes() };
}

async function latencyOf(mock: MockProcess, request: SentRequest): Promise<number> {
  const start = performance.now();
  const response = await fetch(mock.urlOf(request), request);
  await response.arrayBuffer();
  return performance.now() - start;
}
