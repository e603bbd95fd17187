import type { HouseRule } from "./house-rule.ts";

const leastLength = 20;
const sentence = /^["'“‘`\p{Lu}\d].*\.$/su;

/** `x-provisional` tells readers what is still open and what was chosen, so it is a sentence wherever it stands. */
export const provisionalNeedsSentence: HouseRule = function* (contract) {
  for (const node of contract.descendants()) {
    if (node.key !== "x-provisional" || isSentence(node.text)) continue;
    yield {
      at: node,
      message:
        "Say in one sentence what is open and what was chosen: " +
        `a string of at least ${leastLength} characters that begins with a capital and ends with a full stop.`,
    };
  }
};

function isSentence(text: string | undefined): boolean {
  const trimmed = text?.trim() ?? "";
  return trimmed.length >= leastLength && sentence.test(trimmed);
}
