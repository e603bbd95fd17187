import { Campaigns } from "../data/campaigns.ts";
import { filled } from "./filled.ts";
import type { Handler } from "./handler.ts";

/** GET /campaigns: all campaigns in short, or the active or inactive ones. */
export const listCampaigns: Handler<"listCampaigns"> = async ({ caller, query }, { tenancy }) =>
  tenancy.read(caller.workgroupId, (scope) => new Campaigns(scope).list(filled(query, "page", "limit")));
