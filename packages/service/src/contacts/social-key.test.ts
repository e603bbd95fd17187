import { describe, expect, it } from "vitest";
import { socialHandle, socialKey } from "./social-key.ts";

describe("the key of an address", () => {
  it.each([
    ["https://www.Social.example/in/Priya-Raman/", "social.example/in/priya-raman"],
    ["social.example/in/priya-raman", "social.example/in/priya-raman"],
    ["https://social.example/in/Jo%C3%A3o", "social.example/in/joão"],
    ["https://social.example/profile?id=7", "social.example/profile?id=7"],
    ["https://priya.example/", "priya.example"],
    ["https://social.example/50%", "social.example/50%"],
    ["https://social.example/in/priya/?utm_source=mail&trk=x", "social.example/in/priya"],
    ["https://social.example/profile/?id=7&fbclid=1&originalSubdomain=pt", "social.example/profile?id=7"],
    ["https://social.example/in/priya/#about", "social.example/in/priya"],
    ["https://social.example/in/priya?#", "social.example/in/priya"],
    ["https://priya.example/#!/work", "priya.example/#!/work"],
    ["https://priya.example/#/work/", "priya.example/#/work"],
  ])("of %s is %s", (address, key) => {
    expect(socialKey(address)).toBe(key);
  });

  it.each(["priya-raman", "priya.raman", "@priya", "https://", "a b"])("is not there for %s", (text) => {
    expect(socialKey(text)).toBeUndefined();
  });
});

describe("the handle", () => {
  it.each([
    ["https://social.example/in/Priya-Raman/", "priya-raman"],
    ["https://social.example/@priya", "priya"],
    ["https://social.example/in/priya/?trk=x", "priya"],
    ["https://social.example/profile?id=7/8", "profile?id=7/8"],
    ["@Priya", "priya"],
    ["priya.raman", "priya.raman"],
    ["//", ""],
  ])("of %s is %j", (address, handle) => {
    expect(socialHandle(address)).toBe(handle);
  });
});
