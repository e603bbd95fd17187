// For the tests of other packages: the service as the contract's suite takes it, and a database to run it on.
export { type ContractTarget, type ContractTargetOptions, startContractTarget } from "./contract-target.ts";
export { type PostgresServer, startPostgres } from "./postgres.ts";
