import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { basePath } from "@recruiting-outreach/contract";
import type { LightMyRequestResponse } from "fastify";
import { addContact } from "./campaigns.ts";
import type { TestService, TestWorkgroup } from "./test-service.ts";

/** What a PDF begins with. */
export const pdfStart = "%PDF-1.7";

/** A PDF of a given size in bytes. */
export function pdf(size: number = pdfStart.length, name = "priya-raman.pdf"): File {
  const content = new Uint8Array(size);
  content.set(new TextEncoder().encode(pdfStart));
  return new File([content], name, { type: "application/pdf" });
}

/** A form with parts in the order in which they are given. */
export function formOf(parts: readonly (readonly [name: string, value: string | File])[]): FormData {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
}

/** Posts a body as it is, in a form of its own when it is one. */
export async function postDocument(
  { app }: TestService,
  { key, contactId }: { key: string; contactId: string },
  body: FormData | { text: string; contentType: string },
): Promise<LightMyRequestResponse> {
  const request =
    body instanceof FormData
      ? new Response(body)
      : new Response(body.text, { headers: { "content-type": body.contentType } });
  return app.inject({
    method: "POST",
    url: `${basePath}/contacts/${contactId}/documents`,
    headers: { "x-api-key": key, "content-type": request.headers.get("content-type") ?? "" },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

/** A contact, and a key that may upload to it. */
export type UploadTarget = TestWorkgroup & { readonly contactId: string };

/** Makes a contact in a workgroup of its own. */
export async function addUploadTarget(service: TestService): Promise<UploadTarget> {
  const workgroup = await service.addWorkgroup();
  return { ...workgroup, contactId: await addContact(service, workgroup) };
}

/** Identifiers of everything that the store holds for the workgroup. */
export async function storedDocuments(
  { documentFolder }: TestService,
  { workgroupId }: Pick<TestWorkgroup, "workgroupId">,
): Promise<string[]> {
  const names = await readdir(join(documentFolder, workgroupId)).catch(() => []);
  return names.sort();
}
