export type { OpenApiDocument } from "./document.ts";
export { type Exchange, type MockServer, type MockServerOptions, startMockServer } from "./mock-server.ts";
