import { operationMetadata } from "@recruiting-outreach/contract";
import type { ValidateFunction } from "ajv";
import type { FastifyInstance } from "fastify";
import { at, below, placeOf, schemaAt } from "./contract-document.ts";
import type { OperationRoute } from "./routes.ts";
import { compile, issuesOf } from "./validation.ts";

/** Checks every answer of an operation against the contract before it goes out; one that breaks it becomes a 500. */
export function addAnswerCheck(app: FastifyInstance): void {
  const checks = new Map<string, ValidateFunction | undefined>();
  app.addHook("preSerialization", async (request, reply, payload) => {
    const { operation } = request.routeOptions.config;
    if (!operation || reply.statusCode === 500) return payload;
    const key = `${operation.operationId} ${reply.statusCode}`;
    if (!checks.has(key)) checks.set(key, checkOf(operation, reply.statusCode));
    const check = checks.get(key);
    if (!check) throw new Error(`the contract has no answer ${reply.statusCode} of ${operation.operationId}`);
    if (!check(JSON.parse(JSON.stringify(payload)))) {
      const [issue] = issuesOf(check.errors, "body");
      throw new Error(`answer ${reply.statusCode} of ${operation.operationId}: ${issue?.path} ${issue?.message}`);
    }
    return payload;
  });
}

function checkOf({ operationId }: OperationRoute, status: number): ValidateFunction | undefined {
  const { path, method } = operationMetadata[operationId];
  const responses = below("/paths", path, method.toLowerCase(), "responses");
  const declared = [`${status}`, `${Math.floor(status / 100)}XX`, "default"].find((name) => at(below(responses, name)));
  if (!declared) return undefined;
  const place = placeOf(below(responses, declared));
  return compile("answer", schemaAt(below(place, "content", "application/json", "schema")));
}
