import { startMockServer } from "@recruiting-outreach/mock";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** Base URL of what the suite runs against. */
    targetUrl: string;
  }
}

/** Starts what the suite runs against, once for all test files. */
export default async function startTarget(project: TestProject): Promise<() => Promise<void>> {
  const mock = await startMockServer();
  project.provide("targetUrl", mock.url);
  return () => mock.close();
}
