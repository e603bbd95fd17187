import { createClient } from "@recruiting-outreach/client";
import { type Adapter, apiKey, baseUrl } from "./adapter.ts";

type Method = (args: object, options?: object) => Promise<unknown>;
type Walk = (operationId: string, args: object, options: object) => AsyncIterable<unknown>;

/** Most credits that a walk through a paid search may spend here: three people's. */
const maxCredits = 60;

export const ours: Adapter = {
  name: "ours",
  connect: ({ results = false, ...settings }) => {
    const client = createClient({ baseUrl, apiKey, ...settings });
    const methods = client as unknown as Record<string, Method>;
    return {
      call: async (operationId, args = {}, options = {}) =>
        methods[operationId]?.(args, { ...options, throws: !results }),
      walk: (operationId, args) => (client.paginate as unknown as Walk)(operationId, args, { maxCredits }),
    };
  },
};
