import type { RequestDefect } from "./defect.ts";

const object = (value: unknown): Record<string, unknown> => value as Record<string, unknown>;
const json = { "content-type": "application/json" };

function drawing(): RequestInit {
  const body = new FormData();
  body.set("file", new File(["<svg/>"], "logo.svg", { type: "image/svg+xml" }));
  return { method: "POST", body };
}

/** A document with what the contract does not use. */
export const difficultDocument = `openapi: 3.1.0
info: { title: Difficult schemas, version: "1" }
servers: [{ url: "http://api.example" }]
paths:
  /pattern:
    get:
      responses:
        "200": { $ref: "#/components/responses/Pattern" }
  /open-object:
    get:
      responses:
        "200": { $ref: "#/components/responses/OpenObject" }
  /pattern-properties:
    get:
      responses:
        "200": { $ref: "#/components/responses/PatternProperties" }
  /dependent-required:
    post:
      requestBody:
        content:
          application/json:
            schema: { type: object, dependentRequired: { card: [address] } }
      responses:
        "200": { $ref: "#/components/responses/OpenObject" }
  /media-types:
    post:
      requestBody:
        content:
          multipart/form-data:
            schema: { type: object, properties: { file: { type: string, format: binary } } }
            encoding: { file: { contentType: "image/png, image/jpeg" } }
      responses:
        "200": { $ref: "#/components/responses/OpenObject" }
components:
  responses:
    Pattern:
      description: A string with a pattern, without an example.
      content: { application/json: { schema: { type: string, pattern: "^[0-9a-f]{24}$" } } }
    OpenObject:
      description: An object that may hold more than is declared.
      content:
        application/json:
          schema: { type: object, required: [id], properties: { id: { type: string } } }
    PatternProperties:
      description: An object of names that begin alike.
      content:
        application/json:
          schema: { type: object, patternProperties: { "^x-": { type: string } } }
`;

/** Requests to a mock of that document. */
export const schemaDefects: readonly RequestDefect[] = [
  {
    name: "a body made from its schema does not follow patterns",
    target: "/pattern",
    fits: (body) => /^[0-9a-f]{24}$/.test(String(body)),
    ours: "200 and right",
    stock: "200 and wrong",
  },
  {
    name: "a made-up object is filled with members of any name",
    target: "/open-object?__dynamic=true&__seed=1",
    fits: (body) => Object.keys(object(body)).join() === "id",
    ours: "200 and right",
    stock: "200 and wrong",
  },
  {
    name: "making up an object with patternProperties never ends",
    target: "/pattern-properties?__dynamic=true",
    patience: 4000,
    fits: (body) => Object.keys(object(body)).every((name) => name.startsWith("x-")),
    ours: "200 and right",
    stock: "hangs",
  },
  {
    name: "dependentRequired is passed over",
    target: "/dependent-required",
    init: { method: "POST", headers: json, body: '{"card":"1"}' },
    ours: "400 INVALID_REQUEST",
    stock: "200",
  },
  {
    name: "the media types of parts are passed over",
    target: "/media-types",
    init: drawing(),
    ours: "400 INVALID_REQUEST",
    stock: "200",
  },
];
