import type { Reasons } from "./differences.ts";

const byDefault = "Prism picks 422 for an error that the contract declares by default only; the API knows no 422.";
const anyKey = "Prism takes any key for one that works.";
const ownForm = "Prism says it in a form of its own, which no client of the API reads.";

/** Why the targets differ, by kind of request. */
export const reasons: Reasons = {
  "broken bound in the body, 400 declared by number":
    "Prism answers the example of the 400, whatever is broken; now and then that names the right place.",
  "broken bound in the body, 400 declared by default": byDefault,
  "broken bound in the query, 400 declared by default": byDefault,
  "broken bound in the path, 400 declared by default": byDefault,
  "empty query parameter": "Prism takes it for one that was not sent.",
  "upload with a part missing or invalid": byDefault,
  "upload with an unknown part": "Prism passes over parts that the contract does not name, though it closes the form.",
  "`x-api-key: key_rate_limited`": anyKey,
  "`x-api-key: key_no_credits`": anyKey,
  "`x-api-key: key_wrong_plan`": anyKey,
  "path of no operation": ownForm,
  "method that the path does not have": ownForm,
  "`Accept: text/html`": ownForm,
  HEAD: "Prism has no HEAD but where the contract declares one.",
  "body as text/plain": "Prism answers 400 where the API says that it does not take the media type.",
  "preferred status that there is not": "Prism answers any status, with some error of the contract.",
  "preferred example that there is not": ownForm,
  "`Prefer: dynamic=true`":
    "Bodies are made up by Prism, which does not run in browsers; the handlers answer an example and say so.",
  "file of 10 MB": "Prism allows ten mebibytes for the whole form.",
  "file of 10 MB and a byte": "Prism says 413 in a form of its own, with the code inside of `error`.",
  "body of broken JSON": "Prism never answers it.",
  "broken escape in the path": "The process of Prism ends.",
  "any request after that": "It has ended.",
};
