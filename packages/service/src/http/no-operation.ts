import { basePath } from "@recruiting-outreach/contract";
import type { FastifyRequest } from "fastify";
import { Problem } from "../problems.ts";
import { operationRoutes } from "./routes.ts";

/** What is said of a request that no operation answers: which methods its path has, or that there is no such path. */
export function noOperation({ url, method }: FastifyRequest): Problem {
  const path = url.split("?")[0] ?? "";
  const allowed = allowedMethods(path);
  if (allowed.length === 0) {
    return new Problem("NOT_FOUND", `There is no operation at ${path}. The API starts at ${basePath}.`);
  }
  return new Problem("METHOD_NOT_ALLOWED", `${path} answers ${allowed.join(" and ")}, not ${method}.`, {
    headers: { allow: allowed.join(", ") },
  });
}

function allowedMethods(path: string): string[] {
  const methods = operationRoutes
    .filter(({ url }) => new RegExp(`^${basePath}${url.replaceAll(/:\w+/g, "[^/]+")}$`).test(path))
    .flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  return [...new Set(methods)];
}
