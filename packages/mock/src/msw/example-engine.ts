import type { Engine } from "../engine.ts";

/** Gives the examples of the contract as they stand. Runs wherever JavaScript does; what makes bodies up needs Node. */
export const exampleEngine: Engine = async ({ operationId, responses }, choice) => {
  const { status, example } = choice.dynamic ? responses.choose({ status: choice.status, dynamic: false }) : choice;
  if (example === undefined) throw new Error(`The contract has no example of ${operationId} with status ${status}.`);
  return {
    status,
    headers: {},
    body: responses.find(status)?.examples.get(example),
    ...(choice.dynamic && { reason: `example ${example}, as only the mock server makes bodies up` }),
  };
};
