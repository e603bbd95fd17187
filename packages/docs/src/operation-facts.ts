import { isObject, type Json, type JsonObject, pathOf } from "./json.ts";

const periods: Record<string, string> = { "1": "second", "60": "minute", "3600": "hour", "86400": "day" };

function rateLimit(limit: JsonObject): string {
  const seconds = String(limit["seconds"]);
  const period = periods[seconds] ?? `${seconds} seconds`;
  const scope = String(limit["scope"]).replaceAll("-", " ");
  const condition = limit["condition"];
  const when = isObject(condition) ? ` when \`${condition["parameter"]}\` is \`${condition["equals"]}\`` : "";
  const provisional = limit["x-provisional"] === undefined ? "" : " (provisional)";
  return `${limit["requests"]} requests per ${period}, counted per ${scope}${when}${provisional}`;
}

function field(pointer: Json | undefined): string {
  return `\`${pathOf(String(pointer)).join(".")}\``;
}

function pagination(paging: JsonObject): string {
  const last = paging["maxPage"] === undefined ? "" : ` up to ${paging["maxPage"]}`;
  const byPage = `by number in \`${paging["page"]}\`${last}`;
  const byCursor = `by sending ${field(paging["nextCursor"])} of the last answer as \`${paging["cursor"]}\``;
  const ways = [];
  if (paging["page"] !== undefined) ways.push(byPage);
  if (paging["cursor"] !== undefined) ways.push(byCursor);
  return `${ways.join(", or ")}; \`${paging["limit"]}\` sets how many a page holds`;
}

function price(paid: JsonObject): string {
  return `${paid["creditsPerItem"]} credits per entry of ${field(paid["items"])}; credits for \`${paid["reserve"]}\` entries are reserved first`;
}

/** What an operation's extensions say about calling it, one Markdown line each. */
export function factsOf(operation: JsonObject): string[] {
  const { "x-rate-limit": limits, "x-pagination": paging, "x-paid": paid, "x-idempotent": idempotent } = operation;
  const facts: string[] = [];
  if (isObject(paid)) facts.push(`**Paid:** ${price(paid)}.`);
  if (Array.isArray(limits)) facts.push(`**Rate limit:** ${limits.filter(isObject).map(rateLimit).join("; ")}.`);
  if (isObject(paging)) facts.push(`**Pages:** ${pagination(paging)}.`);
  if (idempotent === true) facts.push("**Idempotent:** yes, a repeat changes nothing more.");
  if (idempotent === false) facts.push("**Idempotent:** no, every call acts again.");
  return facts;
}
