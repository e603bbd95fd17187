import type { Contract, ScenarioExchange, ScriptedAnswer } from "./scenario.ts";
import { type AnswerStub, compileStub, type Stub } from "./stubs.ts";

/** Answers that stand in front of all others for a while. */
export class Overrides {
  #newestFirst: { readonly answer: AnswerStub; readonly once: boolean }[] = [];

  get isEmpty(): boolean {
    return this.#newestFirst.length === 0;
  }

  /**
   * @param once Whether it goes after one request.
   * @throws Error that names what does not fit the contract.
   */
  add(stub: Stub, contract: Contract, once: boolean): void {
    const operation = contract.get(stub.operationId);
    if (!operation)
      throw new Error(`There is no operation ${stub.operationId}. There are ${[...contract.keys()].join(", ")}.`);
    const { answer, faults } = compileStub(stub, operation, "override");
    if (faults.length > 0)
      throw new Error([`The override of ${stub.operationId} cannot be used:`, ...faults].join("\n  "));
    this.#newestFirst.unshift({ answer, once });
  }

  /** The answer of the newest one that fits. */
  answer(exchange: ScenarioExchange): ScriptedAnswer | undefined {
    for (const override of this.#newestFirst) {
      const answer = override.answer(exchange);
      if (!answer) continue;
      if (override.once) this.#newestFirst.splice(this.#newestFirst.indexOf(override), 1);
      return answer;
    }
    return undefined;
  }

  clear(): void {
    this.#newestFirst = [];
  }
}
