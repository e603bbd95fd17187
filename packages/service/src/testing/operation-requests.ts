import { basePath, type OperationId } from "@recruiting-outreach/contract";
import type { LightMyRequestResponse } from "fastify";
import type { OperationRoute } from "../http/routes.ts";
import type { BusyWorkgroup } from "./busy-workgroup.ts";
import type { TestService } from "./test-service.ts";
import { formOf, pdf } from "./upload.ts";

/** A request of one operation, to be changed before it is sent. */
export interface OperationRequest {
  readonly route: OperationRoute;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly body: object | undefined;
}

/** Parameters that name something a workgroup has, with what that is. */
export const naming: Readonly<Record<string, (workgroup: BusyWorkgroup, operationId: OperationId) => string>> = {
  campaignId: ({ campaignId }) => campaignId,
  contactId: ({ contactId }) => contactId,
  noteId: ({ noteId }) => noteId,
  reportId: ({ reportId }) => reportId,
  jobGroupId: ({ jobGroupId }) => jobGroupId,
  tagIds: ({ tagId }) => tagId,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  socialUrl: ({ socialUrl }) => socialUrl,
  userSocialUrl: ({ senderUrl }) => senderUrl,
  cursor: ({ cursors }, operationId) => cursors[operationId as keyof BusyWorkgroup["cursors"]],
};

/** Bodies of operations that have one, with something in them that a workgroup has, if there is anything of the kind. */
export const bodies: Partial<Record<OperationId, (named: BusyWorkgroup) => object>> = {
  addContactNote: () => ({ value: "A note" }),
  assignContactsToCampaign: ({ contactId }) => ({ contactIds: [contactId] }),
  enrichContact: ({ senderUrl }) => ({ findEmail: true, userSocialUrl: senderUrl }),
  importContact: ({ email }) => ({ contact: { workEmail: email, lastName: "Raman" }, duplicateMode: "overwrite" }),
  searchPeople: ({ contactId }) => ({ similarTo: { contactId }, limit: 2 }),
  updateContact: () => ({ lastName: "Raman" }),
  uploadContactDocument: () =>
    formOf([
      ["type", "cv"],
      ["file", pdf()],
    ]),
  upsertContactNote: () => ({ value: "A note" }),
};

/** Names of the parameters, in the path or in the query. */
export function parametersOf(route: OperationRoute, place: "params" | "querystring"): string[] {
  return Object.keys((route[place] as { properties: object }).properties);
}

/** A request that succeeds, about what a workgroup has. */
export function requestOf(route: OperationRoute, workgroup: BusyWorkgroup): OperationRequest {
  const { operationId } = route;
  const path = parametersOf(route, "params").map((name) => [name, naming[name]?.(workgroup, operationId) ?? ""]);
  return { route, path: Object.fromEntries(path), query: {}, body: bodies[operationId]?.(workgroup) };
}

/** Sends it; later than any limit of requests would mind. */
export async function send(
  { app, clock }: TestService,
  key: string,
  { route, path, query, body }: OperationRequest,
): Promise<LightMyRequestResponse> {
  clock.pass(61);
  const form = body instanceof FormData ? new Response(body) : undefined;
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(query)) {
    for (const value of [values].flat()) search.append(name, value);
  }
  return app.inject({
    method: route.method,
    url: `${basePath}${route.url.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(path[name] ?? ""))}?${search}`,
    headers: { "x-api-key": key, ...(form && { "content-type": form.headers.get("content-type") ?? "" }) },
    ...(body && { payload: form ? Buffer.from(await form.arrayBuffer()) : body }),
  });
}
