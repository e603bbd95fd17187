import type { TestProject } from "vitest/node";
import { openDatabase } from "../data/database.ts";
import { startEmbeddedDatabase } from "../data/embedded.ts";
import { grantServiceRole } from "../data/service-role.ts";
import { jobSchema } from "../jobs/install.ts";
import { installSchema } from "../schema.ts";
import { type PostgresServer, startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the database that all test files share, for the service; each test keeps to workgroups of its own. */
    databaseUrl: string;
    /** Address of the same database for the role that owns the tables. Unless it is another one, row-level security holds nobody back. */
    ownerUrl: string;
    /** Whether it is the embedded one, which is one database and no server. */
    embedded: boolean;
  }
}

interface TestDatabase extends PostgresServer {
  readonly ownerUrl: string;
}

const starts: Readonly<Record<string, () => Promise<TestDatabase>>> = {
  embedded: startEmbedded,
  postgres: startForOwner,
  "row-level-security": startForServiceRole,
};

/** Starts the database of the project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const start = starts[project.name];
  if (!start) throw new Error(`no database belongs to the project ${project.name}`);
  const { url, ownerUrl, stop } = await start();
  project.provide("databaseUrl", url);
  project.provide("ownerUrl", ownerUrl);
  project.provide("embedded", start === startEmbedded);
  return stop;
}

async function startEmbedded(): Promise<TestDatabase> {
  const { host, stop } = await startEmbeddedDatabase();
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(host)}`;
  await install(url);
  return { url, ownerUrl: url, stop };
}

async function startForOwner(): Promise<TestDatabase> {
  const { url, stop } = await startPostgres();
  await install(url);
  return { url, ownerUrl: url, stop };
}

/** As it is to be set up for production: the owner is no superuser, and the service is not the owner. */
async function startForServiceRole(): Promise<TestDatabase> {
  const { url, stop } = await startPostgres();
  const server = await openDatabase({ url });
  await server.pool.query("create role outreach_owner login createdb createrole");
  await server.pool.query("create role outreach_service login");
  // So that tests can remove databases of their own that the service is still connected to.
  await server.pool.query("grant pg_signal_backend to outreach_owner");
  await server.pool.query("create database outreach owner outreach_owner");
  await server.close();
  const ownerUrl = withRole(url, "outreach_owner");
  await install(ownerUrl, "outreach_service");
  return { url: withRole(url, "outreach_service"), ownerUrl, stop };
}

async function install(ownerUrl: string, serviceRole?: string): Promise<void> {
  const database = await openDatabase({ url: ownerUrl });
  await installSchema(database);
  if (serviceRole) await grantServiceRole(database.db, serviceRole, jobSchema);
  await database.close();
}

function withRole(address: string, role: string): string {
  const url = new URL(address);
  url.username = role;
  url.pathname = "/outreach";
  return url.href;
}
