import { startMockServer } from "@recruiting-outreach/mock";
import { reportTo } from "./heap-reporter.ts";

const { url } = await startMockServer(JSON.parse(process.argv[2] ?? "{}"));
reportTo(process, url);
