import type { Services } from "../services.ts";

/** What each kind of job needs to know, besides the workgroup that it is done for. */
export interface JobData {
  "create-operations": { readonly campaignId: string; readonly jobGroupId: string };
  "delete-unfiled-document": { readonly documentId: string };
  "enrich-contact": { readonly reportId: string };
}

export type JobName = keyof JobData;

/** Work that is done after the request which asked for it. */
export type Job = { [Name in JobName]: { readonly name: Name; readonly data: JobData[Name] } }[JobName];

/** A job whose turn has come. */
export interface Task<Name extends JobName> {
  readonly workgroupId: string;
  readonly data: JobData[Name];
  /** Whether the job is given up when it fails this time. */
  readonly lastAttempt: boolean;
}

/**
 * Does one kind of job. It may be asked to do the same job again, after a failure or a crash, and must then come to the same result.
 *
 * @throws Error when the job is to be tried again later
 */
export type JobHandler<Name extends JobName> = (task: Task<Name>, services: Services) => Promise<void>;

/** One handler for each kind of job. */
export type JobHandlers = { readonly [Name in JobName]: (task: Task<Name>) => Promise<void> };
