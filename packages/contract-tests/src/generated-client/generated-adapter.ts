import { type Adapter, apiKey as usualKey, baseUrl as usualUrl } from "./adapter.ts";
import type { GeneratedModule } from "./generate.ts";

/** The generated client, with retries and a timeout switched on as ours has them by default. */
export function generatedAdapter({ OPERATIONS, createClient }: GeneratedModule): Adapter {
  return {
    name: "generated",
    connect: ({ baseUrl = usualUrl, apiKey = usualKey, fetch, timeout = 30_000, retries = 2, results = false }) => {
      const client = createClient(OPERATIONS, {
        serverUrl: baseUrl,
        auth: { apiKey: { ApiKey: apiKey } },
        ...(fetch && { fetch }),
        retry: { retries, retryDelay: 500 },
        timeout,
        argsStyle: "flat",
        errorMode: results ? "result" : "throw",
        clientHeader: "redocly-client-generator",
      });
      return {
        call: async (operationId, args = {}, options = {}) => client[operationId]?.(args, options),
        walk: (operationId, args) => client[operationId]?.items?.(args),
      };
    },
  };
}
