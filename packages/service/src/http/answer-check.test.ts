import fastify from "fastify";
import { expect, it } from "vitest";
import { addAnswerCheck } from "./answer-check.ts";
import { type OperationRoute, operationRoutes } from "./routes.ts";
import { serializerOf } from "./serialization.ts";

const operation = operationRoutes.find(({ operationId }) => operationId === "addContactNote") as OperationRoute;
const noteId = "6741d07e5a7b3c0012d00001";

async function answered(answer: object): Promise<{ statusCode: number; body: string }> {
  const app = fastify();
  app.setSerializerCompiler(({ schema }) => serializerOf(schema as unknown as { $ref: string }));
  addAnswerCheck(app);
  app.get("/", { config: { operation }, schema: { response: operation.responses } }, async () => answer);
  return app.inject("/");
}

it("lets an answer pass that keeps to the contract", async () => {
  expect(await answered({ noteId })).toMatchObject({ statusCode: 200, body: `{"noteId":"${noteId}"}` });
});

it("makes a 500 of an answer that breaks the contract, and says where", async () => {
  const { statusCode, body } = await answered({ noteId: 1 });
  expect(statusCode).toBe(500);
  expect(body).toContain("answer 200 of addContactNote: body.noteId must be string");
});

it("makes a 500 of an answer that would not be sent whole", async () => {
  const { statusCode, body } = await answered({ noteId, workgroup_id: "6741d07e5a7b3c0012a00001" });
  expect(statusCode).toBe(500);
  expect(body).toContain("answer 200 of addContactNote holds something that the contract does not declare");
});
