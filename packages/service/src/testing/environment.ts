import { inject } from "vitest";

/** Whether row-level security holds the service back on the database that all test files share. */
export function isGuarded(): boolean {
  return inject("databaseUrl") !== inject("ownerUrl");
}

/** The environment of a service on that database, as its role there asks for. */
export function testEnvironment(): NodeJS.ProcessEnv {
  const guard = { ROW_LEVEL_SECURITY: "true", MIGRATE_ON_START: "false" };
  return { PORT: "0", DATABASE_URL: inject("databaseUrl"), ...(isGuarded() && guard) };
}
