import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "../ids.ts";
import { pieces } from "../testing/document-store.ts";
import { startTestService, type TestService } from "../testing/test-service.ts";
import { addUploadTarget, formOf, pdf, postDocument, storedDocuments } from "../testing/upload.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

it("deletes a file whose upload was never finished", async () => {
  const { workgroupId } = await service.addWorkgroup();
  const documentId = newId();
  await service.services.documents.put({ workgroupId, documentId }, pieces("%PDF"));
  await service.services.tenancy.write(workgroupId, (scope) =>
    service.services.queue.enqueue(scope, { name: "delete-unfiled-document", data: { documentId } }),
  );
  await service.settle();
  expect(await storedDocuments(service, { workgroupId })).toEqual([]);
});

it("leaves a document that is filed, as it is asked to after every upload", async () => {
  const to = await addUploadTarget(service);
  const form = formOf([
    ["type", "portfolio"],
    ["file", pdf()],
  ]);
  expect((await postDocument(service, to, form)).statusCode).toBe(200);
  await service.settle();
  expect(await storedDocuments(service, to)).toHaveLength(1);
});
