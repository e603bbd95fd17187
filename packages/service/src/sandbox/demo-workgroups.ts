import type { WorkgroupDraft } from "../data/workgroups.ts";

/** A workgroup of the sandbox, and the key that opens it. */
export interface DemoWorkgroup extends WorkgroupDraft {
  readonly id: string;
  /** It is known to everybody, so it is made nowhere else. */
  readonly key: string;
  readonly credits: number;
  /** Default: the key never expires. */
  readonly keyExpiresAt?: Date;
}

/** The workgroup in which everything works. */
export const demoWorkgroup: DemoWorkgroup = {
  id: "6650a1f0c3b2a49d8e7f0001",
  key: "demo",
  name: "Demo",
  plan: "scale",
  credits: 100_000,
};

/** Workgroups in which something does not work, to see how a program takes it. Their keys are those of the mock. */
export const troubledWorkgroups: readonly DemoWorkgroup[] = [
  {
    ...demoWorkgroup,
    id: "6650a1f0c3b2a49d8e7f0002",
    key: "key_expired",
    keyExpiresAt: new Date("2026-01-01T00:00:00.000Z"),
  },
  { ...demoWorkgroup, id: "6650a1f0c3b2a49d8e7f0003", key: "key_rate_limited", requestsPerMinute: 0 },
  { ...demoWorkgroup, id: "6650a1f0c3b2a49d8e7f0004", key: "key_no_credits", credits: 0 },
  { ...demoWorkgroup, id: "6650a1f0c3b2a49d8e7f0005", key: "key_wrong_plan", plan: "starter" },
];
