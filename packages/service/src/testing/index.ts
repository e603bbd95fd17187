// For the tests and measurements of other packages.
export { type Database, type DatabaseLocation, openDatabase } from "../data/database.ts";
export { type ContractTarget, type ContractTargetOptions, startContractTarget } from "./contract-target.ts";
export { fillLargeWorkgroup, type LargeWorkgroup, type LargeWorkgroupSize } from "./large-workgroup.ts";
export { type PostgresServer, startPostgres } from "./postgres.ts";
