import { basePath, type OperationId, routes } from "@recruiting-outreach/contract";
import { maskName, maskText } from "./mask.ts";

const templates = Object.values(routes).map(([, path]) => path);
const words = new Set([basePath, ...templates].flatMap((path) => path.split("/")));

/** Templates as patterns, those without parameters first, because `/contacts/tags` is no contact. */
const patterns = (Object.keys(routes) as OperationId[])
  .map((id): [OperationId, string, RegExp] => {
    const [method, path] = routes[id];
    return [id, method, new RegExp(`${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`)];
  })
  .sort(([, , one], [, , other]) => one.source.split("[").length - other.source.split("[").length);

/** The operation that a request is for. */
export function operationOf(method: string, url: string): string {
  const { pathname } = new URL(url);
  return patterns.find(([, usual, pattern]) => usual === method && pattern.test(pathname))?.[0] ?? "request";
}

/** An address without anything that might tell of a person. */
export function describeUrl(url: string): string {
  const { origin, pathname, searchParams } = new URL(url);
  const path = pathname.split("/").map((segment) => (words.has(segment) ? segment : maskText(segment)));
  const query = [...searchParams].map(([name, value]) => `${maskName(name)}=${maskValue(value, name)}`);
  return `${origin}${path.join("/")}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}

function maskValue(value: string, name: string): string {
  return /^(true|false|\d{1,4})$/.test(value) ? value : maskText(value, name);
}
