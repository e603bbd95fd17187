import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";
import type { DatabaseLocation } from "./data/database.ts";
import type { S3Settings } from "./documents/s3-store.ts";

/** How the service is run. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Where callers reach the service, for links; undefined means where their requests go to. */
  readonly publicUrl: string | undefined;
  readonly database: DatabaseLocation;
  readonly migrateOnStart: boolean;
  /** Whether the database role stands under row-level security. */
  readonly rowLevelSecurity: boolean;
  readonly documents: { readonly folder: string } | { readonly s3: S3Settings };
  readonly requestsPerMinute: number;
  readonly checkAnswers: boolean;
  readonly logLevel: LogLevel;
  /** How long requests and jobs that are under way may take when the service is told to stop. */
  readonly shutdownSeconds: number;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** From which level on the service logs. */
export type LogLevel = (typeof logLevels)[number];

/** Values that cannot be used, each with the variable and what to do about it. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

// Values are never repeated in what is said about them: they may be secrets.
const text = z.string();
const flag = z.enum(["true", "false"], "must be true or false").transform((value) => value === "true");
const url = (schemes: readonly [string, ...string[]], example: string) =>
  text.refine(
    (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol),
    `must be an address such as ${example}`,
  );

function wholeNumber(from: number, to: number) {
  const message = `must be a whole number from ${from} to ${to}`;
  return text
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= from && value <= to, message);
}

const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(4000).describe("Port to listen on; 0 takes a free one. Default: 4000"),
  HOST: text.default("127.0.0.1").describe("Address to listen on, 0.0.0.0 in a container. Default: 127.0.0.1"),
  PUBLIC_URL: url(["http:", "https:"], "https://api.example.com")
    .optional()
    .describe("Where callers reach the service, for links to documents. Default: where each request goes to"),
  DATABASE_URL: url(["postgres:", "postgresql:"], "postgres://user:password@host:5432/database")
    .optional()
    .describe("PostgreSQL, 15 or newer. Default: a database embedded in the service"),
  DATABASE_POOL_SIZE: wholeNumber(2, 500).default(10).describe("Connections to PostgreSQL. Default: 10"),
  DATA_DIRECTORY: text
    .optional()
    .describe("Folder of the embedded database and of documents. Default: ~/.local/share/recruiting-outreach"),
  XDG_DATA_HOME: text.optional().describe("Where that default stands. Default: ~/.local/share"),
  MIGRATE_ON_START: flag.default(true).describe("Whether to bring the tables up to date at each start. Default: true"),
  ROW_LEVEL_SECURITY: flag
    .default(false)
    .describe("Set it to true when the database role does not own the tables. Default: false"),
  DOCUMENTS: text
    .optional()
    .describe("Folder of documents, or a bucket such as s3://cvs. Default: documents, in DATA_DIRECTORY"),
  S3_ENDPOINT: url(["http:", "https:"], "https://s3.eu-west-1.amazonaws.com")
    .optional()
    .describe("Address of the object storage. Default: that of Amazon in S3_REGION"),
  S3_REGION: text.default("us-east-1").describe("Region of the bucket. Default: us-east-1"),
  S3_ACCESS_KEY_ID: text.optional().describe("Needed for a bucket"),
  S3_SECRET_ACCESS_KEY: text.optional().describe("Needed for a bucket"),
  REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000)
    .default(300)
    .describe("Limit of each endpoint and workgroup where the contract leaves it open. Default: 300"),
  CHECK_ANSWERS: flag
    .default(false)
    .describe("Whether an answer that breaks the contract becomes a 500, as in tests. Default: false"),
  LOG_LEVEL: z
    .enum(logLevels, `must be one of ${logLevels.join(", ")}`)
    .default("info")
    .describe("From which level on to log. Default: info"),
  SHUTDOWN_SECONDS: wholeNumber(1, 3600)
    .default(25)
    .describe("How long requests and jobs may take to end when the service stops. Default: 25"),
});

/** Every variable that is read, and what it is for. */
export const variables: readonly { readonly name: string; readonly about: string }[] = Object.entries(schema.shape).map(
  ([name, { description = "" }]) => ({ name, about: description }),
);

/**
 * Reads the configuration.
 *
 * @param environment - an empty value counts as none. Default: the environment of the process
 * @throws ConfigError that names everything that is wrong
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  const complaints = parsed.error?.issues.map(({ path, message }) => `${path.join(".")} ${message}.`) ?? [];
  complaints.push(...contradictions(given));
  if (!parsed.success || complaints.length > 0) throw new ConfigError(complaints.join("\n"));
  const { data } = parsed;
  const directory = resolve(
    data.DATA_DIRECTORY ?? join(data.XDG_DATA_HOME ?? join(homedir(), ".local", "share"), "recruiting-outreach"),
  );
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL,
    database: data.DATABASE_URL ? { url: data.DATABASE_URL, poolSize: data.DATABASE_POOL_SIZE } : { directory },
    migrateOnStart: data.MIGRATE_ON_START,
    rowLevelSecurity: data.ROW_LEVEL_SECURITY,
    documents: documentsOf(data, directory),
    requestsPerMinute: data.REQUESTS_PER_MINUTE,
    checkAnswers: data.CHECK_ANSWERS,
    logLevel: data.LOG_LEVEL,
    shutdownSeconds: data.SHUTDOWN_SECONDS,
  };
}

const bucket = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/;

function documentsOf(data: z.infer<typeof schema>, directory: string): Config["documents"] {
  const [, name] = bucket.exec(data.DOCUMENTS ?? "") ?? [];
  if (!name) return { folder: resolve(data.DOCUMENTS ?? join(directory, "documents")) };
  return {
    s3: {
      bucket: name,
      region: data.S3_REGION,
      endpoint: data.S3_ENDPOINT ?? `https://s3.${data.S3_REGION}.amazonaws.com`,
      accessKeyId: data.S3_ACCESS_KEY_ID ?? "",
      secretAccessKey: data.S3_SECRET_ACCESS_KEY ?? "",
    },
  };
}

/** What is wrong between variables, each of which may be right by itself. */
function contradictions(given: Readonly<Record<string, string | undefined>>): string[] {
  const found: string[] = [];
  const documents = given["DOCUMENTS"] ?? "";
  if (documents.includes("://")) {
    if (!bucket.test(documents)) found.push("DOCUMENTS must be a folder, or a bucket such as s3://cvs.");
    for (const name of ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]) {
      if (!given[name]) found.push(`${name} is missing. A bucket in DOCUMENTS needs it.`);
    }
  }
  if (given["ROW_LEVEL_SECURITY"] === "true") {
    if (!given["DATABASE_URL"]) found.push("DATABASE_URL is missing. ROW_LEVEL_SECURITY needs a PostgreSQL server.");
    if (given["MIGRATE_ON_START"] !== "false") {
      found.push(
        "MIGRATE_ON_START must be false with ROW_LEVEL_SECURITY. Run migrate beforehand, as the role that owns the tables.",
      );
    }
  }
  return found;
}
