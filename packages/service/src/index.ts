// Everything else stays inside: it is reached through the API, or through the command line.
export { type Config, ConfigError, type LogLevel, readConfig } from "./config.ts";
export { type ProblemCode, problemStatuses } from "./problems.ts";
export { type Sandbox, type SandboxOptions, startSandbox } from "./sandbox/start-sandbox.ts";
export { type RunningService, type ServeOptions, startService } from "./server.ts";
