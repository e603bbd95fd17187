import { readConfig, startService } from "@recruiting-outreach/service";
import { type Served, serveParent } from "./serve-parent.ts";
import { StatementRecorder } from "./statements.ts";

/** Which database the service is to run on: a server or a folder. */
export type ServiceSettings = { readonly url: string } | { readonly directory: string };

serveParent(async (location: ServiceSettings): Promise<Served> => {
  const recorder = new StatementRecorder();
  const { url, close } = await startService(
    readConfig({
      PORT: "0",
      LOG_LEVEL: "error",
      ...("url" in location ? { DATABASE_URL: location.url } : { DATA_DIRECTORY: location.directory }),
    }),
  );
  return { url, close, answers: { begin: () => recorder.begin(), end: () => recorder.end() } };
});
