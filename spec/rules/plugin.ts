import { enumExtensionsCoverValues } from "./enum-extensions-cover-values.ts";
import { errorExamplesAgreeWithStatus } from "./error-examples-agree-with-status.ts";
import { extensionReferencesResolve } from "./extension-references-resolve.ts";
import { extensionShapes } from "./extension-shapes.ts";
import type { HouseRule } from "./house-rule.ts";
import { noKeywordsTheMockIgnores } from "./no-keywords-the-mock-ignores.ts";
import { operationIdVerb } from "./operation-id-verb.ts";
import { provisionalNeedsSentence } from "./provisional-needs-sentence.ts";
import { requestArraysBounded } from "./request-arrays-bounded.ts";
import { schemasCompile } from "./schemas-compile.ts";
import { type JsonObject, SpecNode } from "./spec-node.ts";

const rules: Readonly<Record<string, HouseRule>> = {
  "enum-extensions-cover-values": enumExtensionsCoverValues,
  "error-examples-agree-with-status": errorExamplesAgreeWithStatus,
  "extension-references-resolve": extensionReferencesResolve,
  "extension-shapes": extensionShapes,
  "no-keywords-the-mock-ignores": noKeywordsTheMockIgnores,
  "operation-id-verb": operationIdVerb,
  "provisional-needs-sentence": provisionalNeedsSentence,
  "request-arrays-bounded": requestArraysBounded,
  "schemas-compile": schemasCompile,
};

/** The part of Redocly's rule interface in use here; the command line ships no types of its own. */
interface Location {
  child(path: readonly string[]): Location;
}
interface RuleContext {
  location: Location;
  report(problem: { message: string; location: Location }): void;
}
type RedoclyRule = () => { Root(document: JsonObject, context: RuleContext): void };
interface Plugin {
  id: string;
  rules: { oas3: Record<string, RedoclyRule> };
}

/** The house rules as a Redocly plugin: `house/<rule name>`. */
export default function plugin(): Plugin {
  const adapted = Object.entries(rules).map(([name, rule]) => [name, asRedoclyRule(rule)] as const);
  return { id: "house", rules: { oas3: Object.fromEntries(adapted) } };
}

function asRedoclyRule(rule: HouseRule): RedoclyRule {
  return () => ({
    Root(document, context) {
      for (const { at, message } of rule(SpecNode.root(document))) {
        context.report({ message, location: context.location.child(at.path) });
      }
    },
  });
}
