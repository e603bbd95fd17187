import { startMockServer } from "@recruiting-outreach/mock";
import { startContractTarget, startPostgres } from "@recruiting-outreach/service/testing";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** Base URL of what the suite runs against. */
    targetUrl: string;
    /** A key for which everything works there. */
    targetKey: string;
  }
}

interface StartedTarget {
  readonly url: string;
  readonly key: string;
  readonly close: () => Promise<void>;
}

/** What the suite runs against, by the names of the projects. */
const targets: Readonly<Record<string, () => Promise<StartedTarget>>> = {
  mock: startMock,
  "service on PGlite": () => startContractTarget(),
  "service on PostgreSQL": startServiceOnPostgres,
};

/** Starts what the project is named after, once for all its test files. */
export default async function startTarget(project: TestProject): Promise<() => Promise<void>> {
  const start = targets[project.name];
  if (!start) throw new Error(`There is no target named "${project.name}".`);
  const { url, key, close } = await start();
  project.provide("targetUrl", url);
  project.provide("targetKey", key);
  return close;
}

async function startMock(): Promise<StartedTarget> {
  const mock = await startMockServer();
  return { url: mock.url, key: "contract_tests_key", close: () => mock.close() };
}

async function startServiceOnPostgres(): Promise<StartedTarget> {
  const postgres = await startPostgres();
  const service = await startContractTarget({ databaseUrl: postgres.url });
  return {
    ...service,
    async close() {
      await service.close();
      await postgres.stop();
    },
  };
}
