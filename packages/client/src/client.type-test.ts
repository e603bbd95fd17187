// What must compile, and what must not. The type check is the test.
import { type Contact, createClient, type OperationStatus } from "./index.ts";

const client = createClient({ baseUrl: "http://127.0.0.1:4010/api/openapi/v1", apiKey: "demo" });

export async function compiles(): Promise<[Contact | undefined, string | undefined, OperationStatus | undefined]> {
  const page = await client.GET("/contacts", { params: { query: { tagIds: ["66a07a605a7b3c00127a0001"] } } });
  const search = await client.POST("/people/search", { body: { people: { skills: { include: ["Go"] } } } });
  const operations = await client.GET("/operations", { params: { query: { status: ["pending"] } } });
  return [page.data?.items[0], search.data?.items[0]?.contactId, operations.data?.items[0]?.status];
}

export async function doesNotCompile(): Promise<void> {
  // @ts-expect-error no such path
  await client.GET("/contact");
  // @ts-expect-error no such method on this path
  await client.POST("/auth/validate");
  // @ts-expect-error a path parameter is missing
  await client.GET("/contacts/{contactId}");
  // @ts-expect-error an unknown query parameter
  await client.GET("/contacts", { params: { query: { name: "Priya Raman" } } });
  // @ts-expect-error a status outside the fourteen
  await client.GET("/operations", { params: { query: { status: ["done"] } } });
  // @ts-expect-error contactIds is required
  await client.POST("/campaigns/{campaignId}/contacts", { params: { path: { campaignId: "1" } }, body: {} });
  // @ts-expect-error a text where a boolean belongs
  await client.PATCH("/contacts/{contactId}", { params: { path: { contactId: "1" } }, body: { openToWork: "yes" } });
  // @ts-expect-error no list
  client.paginate("getContact", { contactId: "1" });
  // @ts-expect-error a field that may not be written
  await client.updateContact({ contactId: "1", unsubscribed: true });
  // @ts-expect-error contactIds is required
  await client.assignContactsToCampaign({ campaignId: "1" });
}
