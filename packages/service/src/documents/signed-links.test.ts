import { describe, expect, it } from "vitest";
import { newId } from "../ids.ts";
import { SignedLinks } from "./signed-links.ts";

const links = new SignedLinks({ secret: "secret" });
const place = { workgroupId: newId(), documentId: newId() };
const now = new Date("2026-11-20T12:00:00.000Z");
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const tokenOf = (link: string) => link.split("/").at(-1) ?? "";

describe("a signed link", () => {
  it("leads to the document that it was made for", () => {
    const link = links.to(place, now, "https://api.example.com");
    expect(link).toMatch(/^https:\/\/api\.example\.com\/documents\/[\w-]+$/);
    expect(links.open(tokenOf(link), now)).toEqual(place);
  });

  it("leads to where callers reach the service, when that is known", () => {
    const behindProxy = new SignedLinks({ secret: "secret", publicUrl: "https://example.com/outreach" });
    expect(behindProxy.to(place, now, "http://10.0.0.7:4000")).toMatch(
      /^https:\/\/example\.com\/outreach\/documents\//,
    );
  });

  it("expires after 15 minutes", () => {
    const token = tokenOf(links.to(place, now, "http://localhost"));
    expect(links.open(token, after(14.9))).toEqual(place);
    expect(links.open(token, after(15))).toBeUndefined();
  });

  it("is void once any of its bytes has been changed", () => {
    const bytes = Buffer.from(tokenOf(links.to(place, now, "http://localhost")), "base64url");
    for (const index of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(links.open(changed.toString("base64url"), now)).toBeUndefined();
    }
  });

  it("is void for a service with another secret", () => {
    const token = tokenOf(new SignedLinks({ secret: "other" }).to(place, now, "http://localhost"));
    expect(links.open(token, now)).toBeUndefined();
  });

  it.each(["", "x", "a".repeat(83), "..%2F"])("is not %j", (token) => {
    expect(links.open(token, now)).toBeUndefined();
  });
});
