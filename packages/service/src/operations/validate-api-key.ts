import type { Handler } from "./handler.ts";

/** GET /auth/validate: whose key it is. A rejected key never comes here; it is answered at the door. */
export const validateApiKey: Handler<"validateApiKey"> = async ({ caller }) => ({
  valid: true,
  provider: caller.provider,
  label: caller.label,
  workGroupId: caller.workgroupId,
  userId: caller.userId,
  authScheme: { primary: "x-api-key" },
  rateLimitGuidance:
    "After a 429, wait as many seconds as retryAfterSeconds says before the next request to that endpoint.",
  sequenceGuidance: "Make the sequence in the web application, and assign contacts to it under its identifier.",
});
