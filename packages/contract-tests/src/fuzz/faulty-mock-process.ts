import contract from "@recruiting-outreach/contract/openapi.json" with { type: "json" };
import { type MockServerOptions, startMockServer } from "@recruiting-outreach/mock";
import { reportTo } from "./heap-reporter.ts";

const document = structuredClone(contract);
const { get: listTags } = document.paths["/contacts/tags"];
let answered = 0;
const kept: unknown[] = [];

/** What may be wrong with a server, each done to the mock. */
const faults: Readonly<Record<string, () => MockServerOptions>> = {
  "answers a body that is not declared": () => {
    for (const example of Object.values(listTags.responses[200].content["application/json"].examples)) {
      Object.assign(example.value, { count: "two" });
    }
    return { document };
  },
  "answers a status that is not declared": () => {
    Object.assign(listTags.responses, { 201: listTags.responses[200], 200: undefined });
    return { document };
  },
  "takes what breaks a bound": () => {
    Object.assign(document.components.schemas.NoteInput.properties.value, { maxLength: 5000 });
    return { document };
  },
  hangs: () => ({ delay: { from: 60_000, to: 60_000 } }),
  ends: () => ({
    onExchange: () => {
      answered += 1;
      if (answered === 50) process.exit(7);
    },
  }),
  leaks: () => ({ onExchange: (exchange) => void kept.push(new Array(2000).fill(exchange.path)) }),
};

const { url } = await startMockServer(faults[process.argv[2] ?? ""]?.() ?? {});
reportTo(process, url);
