import { startSandbox } from "@recruiting-outreach/service";
import { serveParent } from "./serve-parent.ts";

serveParent(async () => startSandbox({ port: 0 }));
