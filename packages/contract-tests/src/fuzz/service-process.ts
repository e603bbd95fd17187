import { startContractTarget } from "@recruiting-outreach/service/testing";
import { reportTo } from "./heap-reporter.ts";

const [databaseUrl] = process.argv.slice(2);
const { url } = await startContractTarget(databaseUrl === undefined ? {} : { databaseUrl });
reportTo(process, url);
