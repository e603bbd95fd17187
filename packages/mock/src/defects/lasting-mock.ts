import { setTimeout } from "node:timers/promises";
import type { Program } from "../testing/program.ts";
import type { RequestDefect } from "./defect.ts";
import type { MockUnderTest } from "./mock-under-test.ts";

const aMinute = 60_000;
/** A request counts as not answered when later ones are, one of them that many milliseconds after the other. */
const margin = 1500;

/** A mock that is started anew when a request has made it exit or hang. */
export class LastingMock implements AsyncDisposable {
  readonly #mock: MockUnderTest;
  readonly #spec: string;
  #running: Program | undefined;

  constructor(mock: MockUnderTest, spec: string) {
    this.#mock = mock;
    this.#spec = spec;
  }

  /** Sends a request and tells what comes of it. */
  async observe(defect: RequestDefect): Promise<string> {
    this.#running ??= this.#mock.start(this.#spec);
    const program = this.#running;
    const url = await program.printed(this.#mock.address);
    const outcome = await observeRequest(program, url, defect);
    if (outcome === "exits" || outcome === "hangs") {
      await program.end("SIGKILL");
      this.#running = undefined;
    }
    return outcome;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#running?.end("SIGKILL");
  }
}

async function observeRequest(program: Program, url: string, defect: RequestDefect): Promise<string> {
  const { target, init = {}, fits, patience = aMinute } = defect;
  const headers = new Headers(init.headers);
  if (!headers.has("x-api-key")) headers.set("x-api-key", "any");
  const end = new AbortController();
  const { signal } = end;
  const others = async (): Promise<string> => {
    for (let round = 0; round < 2; round += 1) {
      await (await fetch(url, { signal })).arrayBuffer();
      await setTimeout(margin, undefined, { signal });
    }
    return "no answer";
  };
  const outcomes = [
    fetch(url + target, { ...init, headers, signal }).then((response) => describe(response, fits)),
    others(),
    setTimeout(patience, "hangs", { signal }),
  ];
  try {
    // A connection that is cut tells nothing yet; the end of the program does.
    return await Promise.race([...outcomes.map(unlessItFails), program.end().then(() => "exits")]);
  } finally {
    end.abort();
  }
}

function unlessItFails(outcome: Promise<string>): Promise<string> {
  return outcome.catch(() => new Promise<never>(() => undefined));
}

async function describe(response: Response, fits: RequestDefect["fits"]): Promise<string> {
  const text = await response.text();
  const [type = ""] = (response.headers.get("content-type") ?? "").split(";");
  if (text === "" && response.ok) return `${response.status}`;
  if (type !== "application/json") return `${response.status} as ${type}`;
  const body = JSON.parse(text);
  if (fits) return `${response.status} and ${fits(body) ? "right" : "wrong"}`;
  return body.code === undefined ? `${response.status}` : `${response.status} ${body.code}`;
}
