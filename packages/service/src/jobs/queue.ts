import type pg from "pg";
import { fromKysely, type JobResult, type JobWithMetadata, type PgBoss } from "pg-boss";
import type { Scope } from "../data/tenancy.ts";
import { bossOn, deadLetters, jobNames, jobSchema } from "./install.ts";
import type { Job, JobHandlers, JobName, Task } from "./job.ts";

/** Where the queue tells what goes wrong. */
export interface QueueLog {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** A job that failed so often that it is not tried again. */
export interface GivenUpJob {
  readonly name: string;
  readonly workgroupId: string;
  /** What its last attempt failed with. */
  readonly error: string;
  readonly givenUpAt: Date;
}

type Payload = { workgroupId: string; data: Task<JobName>["data"] };
type Waiting = JobWithMetadata<Payload>;

const secondsToFinish = 30;

/** Jobs that wait in the database until a worker does them, at least once each. */
export class Queue {
  readonly #boss: PgBoss;
  readonly #log: QueueLog | undefined;

  private constructor(boss: PgBoss, log: QueueLog | undefined) {
    this.#boss = boss;
    this.#log = log;
  }

  /**
   * @param options.schema - where the jobs are kept. Default: `jobs`
   * @throws Error when `installJobs` has not made its tables yet
   */
  static async open({ pool, log, schema }: { pool: pg.Pool; log?: QueueLog; schema?: string }): Promise<Queue> {
    // With all queues known from the start, none is looked up while a transaction holds the only connection.
    const boss = bossOn(pool, schema ?? jobSchema, { migrate: false });
    boss.on("error", (error) => log?.error({ err: error }, "the job queue failed"));
    boss.on("warning", ({ message, data }) => log?.warn({ data }, message));
    await boss.start();
    return new Queue(boss, log);
  }

  /**
   * Adds a job, which is there only if the transaction of the scope succeeds.
   *
   * @param options.afterSeconds - how long it waits at least. Default: 0
   */
  async enqueue(
    scope: Scope,
    { name, data }: Job,
    { afterSeconds = 0 }: { afterSeconds?: number } = {},
  ): Promise<void> {
    const payload: Payload = { workgroupId: scope.workgroupId, data };
    await this.#boss.send(name, payload, { db: fromKysely(scope.db), startAfter: afterSeconds });
  }

  /** Begins to do jobs; a job that is added is found within a second. */
  async start(handlers: JobHandlers): Promise<void> {
    for (const name of jobNames) {
      await this.#boss.work<Payload, unknown, typeof workOptions>(name, workOptions, async (jobs) => {
        const results: JobResult[] = [];
        for (const job of jobs) results.push(await this.#attempt(job, handlers));
        return results;
      });
    }
  }

  /**
   * Does all jobs that there are, those that they add and those that wait to be tried again included.
   *
   * @throws AggregateError when jobs had to be given up
   */
  async drain(handlers: JobHandlers): Promise<void> {
    const failures: unknown[] = [];
    for (let done = 1; done > 0; ) {
      done = 0;
      for (const name of jobNames) {
        const [job] = await this.#boss.fetch<Payload>(name, { includeMetadata: true, ignoreStartAfter: true });
        if (!job) continue;
        done++;
        const { status, output } = await this.#attempt(job, handlers);
        if (status === "completed") await this.#boss.complete(name, job);
        else await this.#boss.fail(name, job, output as object);
        if (status !== "completed" && isLastAttempt(job)) failures.push(output);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} jobs were given up`);
  }

  /** The jobs that were given up, for people to look at. */
  async givenUp(): Promise<GivenUpJob[]> {
    const jobs = await this.#boss.findJobs<Payload>(deadLetters);
    return jobs.map(({ sourceName, data, sourceOutput, createdOn }) => ({
      name: sourceName ?? "",
      workgroupId: data.workgroupId,
      error: (sourceOutput as { message?: string } | null)?.message ?? "no message",
      givenUpAt: createdOn,
    }));
  }

  /** How much there is to do in each queue, and how many jobs were given up; up to a minute old, so that asking costs nothing. */
  async depths(): Promise<{ name: string; waiting: number; active: number }[]> {
    const depths: { name: string; waiting: number; active: number }[] = [];
    for (const name of [...jobNames, deadLetters]) {
      const [stats] = await this.#boss.getQueueStats(name);
      depths.push({ name, waiting: stats?.queuedCount ?? 0, active: stats?.activeCount ?? 0 });
    }
    return depths;
  }

  /** Takes no more jobs, and waits up to 30 s for those under way; what is unfinished then will be tried again. */
  async stop(): Promise<void> {
    await this.#boss.stop({ close: false, graceful: true, timeout: secondsToFinish * 1000 });
  }

  async #attempt(job: Waiting, handlers: JobHandlers): Promise<JobResult> {
    const { id, name, data, retryCount } = job;
    const handle = handlers[name as JobName] as (task: Task<JobName>) => Promise<void>;
    try {
      await handle({ ...data, lastAttempt: isLastAttempt(job) });
      return { id, status: "completed" };
    } catch (error) {
      this.#log?.error({ err: error, job: name, jobId: id, attempt: retryCount + 1 }, "a job failed");
      return { id, status: "failed", output: error };
    }
  }
}

const workOptions = {
  includeMetadata: true,
  perJobResults: true,
  pollingIntervalSeconds: 1,
  batchSize: 10,
  burstWhenBatchFull: true,
} as const;

function isLastAttempt({ retryCount, retryLimit }: Waiting): boolean {
  return retryCount >= retryLimit;
}
