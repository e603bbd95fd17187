// Made by `pnpm generate` (tools/codegen) from spec/openapi.yaml. Do not edit.

/** What each operation status means. */
export const operationStatusDescriptions = {
  "fail": "Given up, because the attempts are used up or the channel refused for good.",
  "success": "Done.",
  "pending": "Ready; runs when it is due.",
  "processing": "Being carried out right now.",
  "blocked": "Must not run, for example after a reply, an unsubscription, or a failed earlier stage.",
  "paused": "A person paused the campaign, the sender or the contact.",
  "OUT_OF_TIMEFRAME": "Due, but the campaign may not act at this hour; goes on when the timeframe opens.",
  "THROTTLED": "Due, but the sender has to leave a gap between two messages.",
  "SYNCHRONIZING": "Waits until the sender's account is in step with the channel.",
  "COMPILING_SMART_FIELDS": "The message is being filled in for this contact.",
  "PENDING_HYDRATION": "Waits for contact data that the step needs.",
  "UPSELL": "The plan of the workgroup does not include this queue.",
  "QUOTA_REACHED": "Due, but the sender has used up today's quota for this queue.",
  "DISABLED": "The stage or the sender is switched off."
} as const;

/** Operation statuses by what a caller may expect: `final` ones stay, `moving` ones go on by themselves, `stuck` ones wait for a person. */
export const operationStatusGroups = {
  "final": [
    "success",
    "fail"
  ],
  "moving": [
    "PENDING_HYDRATION",
    "COMPILING_SMART_FIELDS",
    "SYNCHRONIZING",
    "pending",
    "OUT_OF_TIMEFRAME",
    "THROTTLED",
    "QUOTA_REACHED",
    "processing"
  ],
  "stuck": [
    "paused",
    "blocked",
    "UPSELL",
    "DISABLED"
  ]
} as const;
