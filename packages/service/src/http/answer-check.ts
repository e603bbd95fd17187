import { isDeepStrictEqual } from "node:util";
import type { FastifyInstance } from "fastify";
import type { OperationRoute } from "./routes.ts";
import { compile, issuesOf } from "./validation.ts";

/** Checks every answer of an operation against the contract before it goes out; one that breaks it becomes a 500. */
export function addAnswerCheck(app: FastifyInstance): void {
  app.addHook("preSerialization", async (request, reply, payload) => {
    const { operation } = request.routeOptions.config;
    if (!operation || reply.statusCode === 500) return payload;
    const answer = `answer ${reply.statusCode} of ${operation.operationId}`;
    const schema = declaredFor(operation, reply.statusCode);
    if (!schema) throw new Error(`the contract has no ${answer}`);
    const check = compile("answer", schema);
    const meant: unknown = JSON.parse(JSON.stringify(payload));
    if (!check(meant)) {
      const [issue] = issuesOf(check.errors, "body");
      throw new Error(`${answer}: ${issue?.path} ${issue?.message}`);
    }
    // Nothing is sent but what the contract declares.
    if (!isDeepStrictEqual(JSON.parse(String(reply.serialize(payload))), meant)) {
      throw new Error(`${answer} holds something that the contract does not declare`);
    }
    return payload;
  });
}

function declaredFor({ responses }: OperationRoute, status: number): object | undefined {
  return responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses["default"];
}
