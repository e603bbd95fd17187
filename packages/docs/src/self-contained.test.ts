import { describe, expect, test } from "vitest";
import { outsideLoads, seal } from "./self-contained.ts";

describe("what counts as loading from another host", () => {
  test.each([
    '<script src="https://cdn.example/app.js">',
    "<img alt='' src='//cdn.example/logo.svg'>",
    '<iframe src="https://frames.example">',
    '<link rel="stylesheet" href="https://fonts.example/css">',
    '<style>a{background:url("https://cdn.example/a.png")}</style>',
    '<style>@import "https://fonts.example/css";</style>',
    "<script>const logo={src:`https://cdn.example/logo.svg`}</script>",
    "<script>const logo={src:dark?`https://cdn.example/logo.svg`:``}</script>",
    '<script>import("https://cdn.example/app.js")</script>',
  ])("%s", (html) => {
    expect(outsideLoads(html)).toHaveLength(1);
  });
});

describe("what does not", () => {
  test.each([
    '<a href="https://example.com/">a link to follow</a>',
    '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    '<img src="data:,">',
    '<img src="logo.svg">',
    "<p>See https://example.com.</p>",
  ])("%s", (html) => {
    expect(outsideLoads(html)).toEqual([]);
  });
});

test("a sealed page no longer fetches the renderer’s logo", () => {
  const page = "<head></head><script>x={src:`https://cdn.redoc.ly/redoc/logo-mini.svg`}</script>";
  expect(outsideLoads(page)).toHaveLength(1);
  expect(outsideLoads(seal(page))).toEqual([]);
});

test("a sealed page forbids every load by policy", () => {
  expect(seal("<head></head>")).toMatch(
    /<head>\s*<meta http-equiv="Content-Security-Policy" content="default-src 'none';/,
  );
});
