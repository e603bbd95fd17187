import type { MockRequest } from "../mock-request.ts";
import { Problem } from "../problems.ts";
import { Refusal } from "./refusal.ts";

/** More than that nobody needs to send, in bytes. */
const limit = 65_536;

/**
 * Reads a JSON object whose members all have one of these names; no body counts as an empty object. A page of another origin can
 * send a form without asking, so nothing but JSON is taken.
 *
 * @throws Refusal
 */
export async function readMembers(request: MockRequest, names: readonly string[]): Promise<Record<string, unknown>> {
  const [mediaType = ""] = (request.headers["content-type"] ?? "").split(";");
  if (mediaType.trim().toLowerCase() !== "application/json") {
    throw new Refusal(415, "Send application/json, with that Content-Type header.");
  }
  const text = new TextDecoder().decode(await readBytes(request));
  const value = parse(text.trim() === "" ? "{}" : text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Refusal(400, "Send a JSON object.");
  }
  const unknown = Object.keys(value).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Refusal(400, `Send nothing but ${names.join(" and ")}, not ${unknown.join(", ")}.`);
  return value as Record<string, unknown>;
}

async function readBytes(request: MockRequest): Promise<Uint8Array> {
  if (!request.hasBody) return new Uint8Array();
  try {
    return await request.readBody(limit);
  } catch (error) {
    throw error instanceof Problem ? new Refusal(error.status, error.message) : error;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, "The body cannot be read as JSON.");
  }
}
