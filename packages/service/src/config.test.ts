import { homedir } from "node:os";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

/** What is said about an environment; undefined when it can be used. */
function complaintsOf(environment: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message.split("\n");
  }
}

describe("readConfig", () => {
  it("needs nothing to be set", () => {
    const directory = `${homedir()}/.local/share/recruiting-outreach`;
    expect(readConfig({})).toEqual({
      port: 4000,
      host: "127.0.0.1",
      publicUrl: undefined,
      database: { directory },
      migrateOnStart: true,
      rowLevelSecurity: false,
      documents: { folder: `${directory}/documents` },
      requestsPerMinute: 300,
      checkAnswers: false,
      logLevel: "info",
      shutdownSeconds: 25,
    });
  });

  it("keeps data where the desktop keeps it, or where it is told to", () => {
    expect(readConfig({ XDG_DATA_HOME: "/data" }).database).toEqual({ directory: "/data/recruiting-outreach" });
    expect(readConfig({ DATA_DIRECTORY: "data" }).database).toEqual({ directory: resolve("data") });
  });

  it("takes an empty value for none", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "" }).port).toBe(4000);
  });

  it("takes PostgreSQL, with documents still in a folder", () => {
    const config = readConfig({
      DATABASE_URL: "postgres://localhost/outreach",
      DATABASE_POOL_SIZE: "20",
      DATA_DIRECTORY: "/data",
    });
    expect(config.database).toEqual({ url: "postgres://localhost/outreach", poolSize: 20 });
    expect(config.documents).toEqual({ folder: "/data/documents" });
  });

  it("takes a bucket, at Amazon unless it is said where", () => {
    const keys = { S3_ACCESS_KEY_ID: "AKIA", S3_SECRET_ACCESS_KEY: "very-secret" };
    const s3 = { bucket: "cvs", region: "eu-west-1", accessKeyId: "AKIA", secretAccessKey: "very-secret" };
    const environment = { ...keys, DOCUMENTS: "s3://cvs", S3_REGION: "eu-west-1" };
    expect(readConfig(environment).documents).toEqual({
      s3: { ...s3, endpoint: "https://s3.eu-west-1.amazonaws.com" },
    });
    expect(readConfig({ ...environment, S3_ENDPOINT: "http://minio:9000" }).documents).toEqual({
      s3: { ...s3, endpoint: "http://minio:9000" },
    });
  });

  it.each([
    [{ PORT: "x" }, "PORT must be a whole number from 0 to 65535."],
    [{ PORT: "65536" }, "PORT must be a whole number from 0 to 65535."],
    [{ DATABASE_POOL_SIZE: "1" }, "DATABASE_POOL_SIZE must be a whole number from 2 to 500."],
    [{ PUBLIC_URL: "example.com" }, "PUBLIC_URL must be an address such as https://api.example.com."],
    [{ CHECK_ANSWERS: "yes" }, "CHECK_ANSWERS must be true or false."],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent."],
  ])("says what to do about %j", (environment, complaint) => {
    expect(complaintsOf(environment)).toEqual([complaint]);
  });

  it("says everything at once", () => {
    expect(complaintsOf({ PORT: "x", LOG_LEVEL: "x", DOCUMENTS: "s3://cvs" })).toEqual([
      "PORT must be a whole number from 0 to 65535.",
      "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.",
      "S3_ACCESS_KEY_ID is missing. A bucket in DOCUMENTS needs it.",
      "S3_SECRET_ACCESS_KEY is missing. A bucket in DOCUMENTS needs it.",
    ]);
  });

  it("says which variables contradict each other", () => {
    expect(complaintsOf({ ROW_LEVEL_SECURITY: "true" })).toEqual([
      "DATABASE_URL is missing. ROW_LEVEL_SECURITY needs a PostgreSQL server.",
      "MIGRATE_ON_START must be false with ROW_LEVEL_SECURITY. Run migrate beforehand, as the role that owns the tables.",
    ]);
    expect(complaintsOf({ DOCUMENTS: "gs://cvs", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" })).toEqual([
      "DOCUMENTS must be a folder, or a bucket such as s3://cvs.",
    ]);
  });

  it("never repeats a value, which may be a secret", () => {
    const secret = "mysql://root:very-secret@host/db";
    expect(complaintsOf({ DATABASE_URL: secret, PORT: secret }).join()).not.toContain("very-secret");
  });
});
