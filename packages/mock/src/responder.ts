import type { Answer } from "./answer.ts";
import type { Engine, Generated } from "./engine.ts";
import type { ValidRequest } from "./judge.ts";
import { LimitedMap } from "./limited-map.ts";
import type { Operation } from "./operations.ts";
import type { Choice } from "./responses.ts";

/** Answers requests that are in order. */
export type Respond = (request: ValidRequest) => Promise<Answer>;

/** Made-up answers that are kept. A page of contacts takes about 20 kB. */
const maxMadeUp = 500;

/** How often another seed is tried when a made-up body does not fit its schema. */
const maxAttempts = 5;

/**
 * Lets the engine make the answer that the request prefers. What it makes depends on nothing but operation, choice and
 * seed, so it makes each answer once.
 *
 * @param seed - what made-up bodies depend on beside the request
 */
export function createResponder(engine: Engine, seed: string): Respond {
  const examples = new Map<string, Promise<Answer>>();
  const madeUp = new LimitedMap<Promise<Answer>>(maxMadeUp);

  return ({ operation, preferences, target }) => {
    const choice = operation.responses.choose(preferences);
    const ownSeed = choice.dynamic ? (preferences.seed ?? `${seed} ${operation.method} ${target}`) : "";
    const id = JSON.stringify([operation.method, operation.path, choice.status, choice.example, ownSeed]);
    const answers = choice.dynamic ? madeUp : examples;
    const known = answers.get(id);
    if (known) return known;
    const answer = choice.dynamic ? makeUp(engine, operation, choice, ownSeed) : make(engine, operation, choice);
    answers.set(id, answer);
    answer.catch(() => answers.delete(id));
    return answer;
  };
}

async function make(engine: Engine, operation: Operation, choice: Choice): Promise<Answer> {
  const generated = await engine(operation, choice, "");
  if (choice.example !== undefined) return toAnswer(operation, generated, `example ${choice.example}`);
  if (fits(operation, choice, generated)) return toAnswer(operation, generated, "made from the schema");
  // Without an example the engine takes one value for all strings, whatever their patterns.
  return (
    (await firstFitting(engine, operation, choice, "")) ?? toAnswer(operation, generated, "does not fit the schema")
  );
}

async function makeUp(engine: Engine, operation: Operation, choice: Choice, seed: string): Promise<Answer> {
  const madeUp = await firstFitting(engine, operation, choice, seed);
  if (madeUp) return madeUp;
  const example = await make(engine, operation, operation.responses.choose({ status: choice.status, dynamic: false }));
  return { ...example, reason: `${example.reason}, as no made-up body fits the schema` };
}

/** A made-up answer with a body of the schema, undefined when some attempts did not lead to one. */
async function firstFitting(
  engine: Engine,
  operation: Operation,
  choice: Choice,
  seed: string,
): Promise<Answer | undefined> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const dynamic = { ...choice, dynamic: true };
    const generated = await engine(operation, dynamic, attempt === 1 ? seed : `${seed} ${attempt}`);
    if (fits(operation, choice, generated)) return toAnswer(operation, generated, "made up");
  }
  return undefined;
}

function fits({ responses }: Operation, { status }: Choice, { body }: Generated): boolean {
  const declared = responses.find(status);
  return !declared || declared.check(body, "body").length === 0;
}

function toAnswer({ operationId }: Operation, generated: Generated, reason: string): Answer {
  return { reason, ...generated, operationId };
}
