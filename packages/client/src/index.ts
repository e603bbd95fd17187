/**
 * The typed client of the recruiting-outreach API.
 *
 * Left out on purpose: the transport underneath and how bodies become form data; both may change without notice.
 */

export type * from "@recruiting-outreach/contract";
export { type Client, type ClientOptions, createClient } from "./client.ts";
