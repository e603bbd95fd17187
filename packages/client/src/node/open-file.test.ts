import fs from "node:fs";
import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { maxUploadBytes } from "@recruiting-outreach/contract";
import { describe, expect, it, onTestFinished } from "vitest";
import { createClient } from "../index.ts";
import { apiKey, failureOf } from "../testing/scripted-client.ts";
import { startUploadServer } from "../uploads/testing/upload-server.ts";
import { openFile } from "./index.ts";

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "open-file-"));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

async function fileOnDisk(name: string, content = "%PDF-1.7"): Promise<string> {
  const path = join(await folder(), name);
  await writeFile(path, content);
  return path;
}

describe("openFile", () => {
  it("opens a file for an upload", async () => {
    const { baseUrl, received } = await startUploadServer();
    const file = await openFile(await fileOnDisk("priya-raman.pdf"));
    await createClient({ baseUrl, apiKey }).uploadContactDocument({
      contactId: "66f1c0de5a7b3c0012ab0001",
      type: "cv",
      file,
    });
    expect(received).toMatchObject([{ fileName: "priya-raman.pdf", fileType: "application/pdf" }]);
    expect(`${received[0]?.fileBytes}`).toBe("%PDF-1.7");
  });

  it("takes the name and the media type that are given", async () => {
    const path = await fileOnDisk("upload-17.tmp");
    expect(await openFile(path, { name: "talks.md" })).toMatchObject({ name: "talks.md", type: "text/markdown" });
    expect(await openFile(path, { type: "text/plain" })).toMatchObject({ name: "upload-17.tmp", type: "text/plain" });
  });

  it("does not read the file until it is sent", async () => {
    const path = await fileOnDisk("cv.pdf");
    const file = await openFile(path);
    await writeFile(path, "something else");
    await expect(file.text()).rejects.toMatchObject({ name: "NotReadableError" });
  });

  it("takes a file of exactly the limit of the contract", async () => {
    const path = await fileOnDisk("cv.pdf");
    await truncate(path, maxUploadBytes);
    expect((await openFile(path)).size).toBe(maxUploadBytes);
  });

  it("refuses a larger one with its path and size, and the limit", async () => {
    const path = await fileOnDisk("cv.pdf");
    await truncate(path, maxUploadBytes + 1);
    await expect(openFile(path)).rejects.toThrow(
      new TypeError(`${path} has 10485761 bytes; at most 10485760 may be uploaded`),
    );
  });

  it("says which file is missing", async () => {
    const path = join(await folder(), "cv.pdf");
    const failure = await failureOf(openFile(path));
    expect(failure).toBeInstanceOf(TypeError);
    expect(failure).toMatchObject({
      message: `cannot open ${path}: there is no such file`,
      cause: { code: "ENOENT" },
    });
  });

  it("refuses a folder", async () => {
    const path = await folder();
    await expect(openFile(path)).rejects.toThrow(new TypeError(`${path} is a folder; name a file`));
  });

  it("refuses what is neither file nor folder", async () => {
    await expect(openFile("/dev/null")).rejects.toThrow(new TypeError("/dev/null is no file; name a file"));
  });

  it("says what to use instead where the runtime cannot open files", async () => {
    const { openAsBlob } = fs;
    onTestFinished(() => {
      fs.openAsBlob = openAsBlob;
    });
    Object.assign(fs, { openAsBlob: undefined });
    await expect(openFile(await fileOnDisk("cv.pdf"))).rejects.toThrow(/use fileFromStream of/);
  });
});
