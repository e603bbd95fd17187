import type { Assignment, AssignmentRequest, Campaign, Operation, OperationPage } from "@recruiting-outreach/contract";
import { hexId } from "./ids.ts";
import { statusAt, type Walk, walksOf } from "./operation-walks.ts";
import type { Clock, Contract, Scenario, ScenarioExchange } from "./scenario.ts";
import { forgetOldest, StateByKey } from "./state-by-key.ts";

/** In whose name all operations are carried out. */
const sender = { type: "user", id: "6650a1f0c3b2a49d8e7f0002" };
const senderProfile = "https://social.example/in/maya-lindqvist";

/** More groups than that of one key are not kept. */
const maxGroups = 100;

type Stage = Pick<Campaign["stages"][number], "stagePositionCode" | "queue" | "codename" | "title">;

interface Step {
  readonly operation: Omit<Operation, "status" | "updatedAt">;
  readonly walk: Walk;
}

interface JobGroup {
  readonly campaignId: string;
  readonly contactIds: readonly string[];
  readonly steps: readonly Step[];
  /** When each poll after the first sight took place. */
  readonly polls: string[];
  /** Polls that still see nothing. */
  hidden: number;
}

interface Groups {
  readonly byId: Map<string, JobGroup>;
  created: number;
}

/** A poll is a request for the first page; further pages show the same state. */
export const jobGroup: Scenario<"polls"> = {
  name: "job-group",
  describe: "Assigned contacts get operations that appear after the first poll and go one status further with each.",
  numbers: {
    polls: { default: 1, minimum: 0, maximum: 1000, describe: "polls of a new job group that see no operations yet" },
  },
  create(contract, { polls }, clock) {
    const groupsByKey = new StateByKey((): Groups => ({ byId: new Map(), created: 0 }));
    const stages = stagesOf(contract);
    return {
      answer(exchange) {
        if (exchange.operationId === "assignContactsToCampaign") {
          const groups = groupsByKey.of(exchange.key);
          const body = assign(groups, exchange, { stages, hidden: polls, clock });
          return { status: 202, body, reason: `${body.contactIds.length} contacts queued` };
        }
        if (exchange.operationId !== "listOperations") return undefined;
        const body = list(groupsByKey.of(exchange.key), exchange.query as unknown as Query, clock);
        return { status: 200, body, reason: `${body.total} operations` };
      },
      reset: (key) => groupsByKey.reset(key),
    };
  },
};

function assign(
  groups: Groups,
  { path, body }: ScenarioExchange,
  { stages, hidden, clock }: { stages: readonly Stage[]; hidden: number; clock: Clock },
): Assignment {
  const campaignId = path["campaignId"] ?? "";
  const known = [...groups.byId.values()].filter((group) => group.campaignId === campaignId);
  const inCampaign = new Set(known.flatMap(({ contactIds }) => contactIds));
  const contactIds = [...new Set((body as AssignmentRequest).contactIds)].filter((id) => !inCampaign.has(id));
  groups.created += 1;
  const jobGroupId = hexId("6740b006", groups.created);
  const createdAt = new Date(clock.now()).toISOString();
  const steps = contactIds.flatMap((contactId, contactIndex) =>
    walksOf(contactIndex, stages.length).map((walk, stage): Step => {
      const { queue, codename, title } = stages[stage] ?? fallbackStage;
      const number = groups.created * 0x10000 + contactIndex * stages.length + stage;
      const operation = {
        id: hexId("6740b007", number),
        jobGroupId,
        queue,
        codename,
        title,
        contactId,
        campaignId,
        sender,
        createdAt,
      };
      return { operation, walk };
    }),
  );
  groups.byId.set(jobGroupId, { campaignId, contactIds, steps, polls: [], hidden });
  forgetOldest(groups.byId, maxGroups);
  const queuedStagePositionCode = (stages[0] ?? fallbackStage).stagePositionCode;
  return { accepted: true, campaignId, contactIds, jobGroupId, queuedStagePositionCode };
}

interface Query {
  readonly status: readonly string[];
  readonly codename?: readonly string[];
  readonly queue?: string;
  readonly jobGroupId?: string;
  readonly campaignId?: string;
  readonly contactId?: string;
  readonly userSocialUrl?: string;
  readonly page: number;
  readonly limit: number;
}

function list(groups: Groups, query: Query, clock: Clock): OperationPage {
  const { page, limit, jobGroupId, campaignId, contactId } = query;
  const asked = [...groups.byId]
    .filter(([id]) => same(jobGroupId, id))
    .map(([, group]) => group)
    .filter((group) => same(campaignId, group.campaignId))
    .filter(({ contactIds }) => contactId === undefined || contactIds.includes(contactId));
  if (page === 1) for (const group of asked) advance(group, clock);
  const found = asked.flatMap(operationsOf).filter((operation) => matches(operation, query));
  const items = found.slice((page - 1) * limit, page * limit);
  return { items, page, limit, count: items.length, total: found.length };
}

function advance(group: JobGroup, clock: Clock): void {
  if (group.hidden > 0) group.hidden -= 1;
  else if (group.polls.length < longestWalk(group)) group.polls.push(new Date(clock.now()).toISOString());
}

function longestWalk({ steps }: JobGroup): number {
  return steps.reduce((longest, { walk }) => Math.max(longest, walk.length), 0);
}

function operationsOf({ steps, polls }: JobGroup): Operation[] {
  if (polls.length === 0) return [];
  return steps.map(({ operation, walk }) => {
    const { status, since } = statusAt(walk, polls.length - 1);
    const updatedAt = polls[since] ?? operation.createdAt;
    return { ...operation, status, ...(updatedAt !== undefined && { updatedAt }) };
  });
}

function matches(operation: Operation, { status, codename, queue, contactId, userSocialUrl }: Query): boolean {
  return (
    status.includes(operation.status ?? "") &&
    (codename === undefined || codename.includes(operation.codename ?? "")) &&
    same(queue, operation.queue) &&
    same(userSocialUrl, senderProfile) &&
    same(contactId, operation.contactId)
  );
}

/** Hexadecimal identifiers mean the same in capitals. */
function same(wanted: string | undefined, actual: string | undefined): boolean {
  return wanted === undefined || wanted.toLowerCase() === actual?.toLowerCase();
}

const fallbackStage: Stage = {
  stagePositionCode: "S1",
  queue: "email",
  codename: "send-email",
  title: "Send the first email",
};

/** The stages of the campaign that the contract gives as an example. */
function stagesOf(contract: Contract): readonly Stage[] {
  const examples = [...(contract.get("getCampaign")?.responses.find(200)?.examples.values() ?? [])];
  const [campaign] = examples as Campaign[];
  return campaign && campaign.stages.length > 0 ? campaign.stages : [fallbackStage];
}
