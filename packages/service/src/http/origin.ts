import type { FastifyRequest } from "fastify";
import { invalidRequest } from "../problems.ts";

/**
 * Where a request went to, as in `https://api.example.com`, as far as the service can see.
 *
 * @throws Problem INVALID_REQUEST when the request does not say it
 */
export function originOf({ protocol, host }: FastifyRequest): string {
  const origin = `${protocol}://${host}`;
  if (!URL.canParse(origin)) throw invalidRequest([{ path: "headers.host", message: "is missing or no host" }]);
  return origin;
}
