import { expect, it } from "vitest";
import { targetUrl } from "../target.ts";
import { startDifficultServer } from "./difficult-server.ts";
import { checks, run } from "./suite.ts";

it("the suite notices a server that does not do what the contract says", async () => {
  await using difficult = await startDifficultServer(targetUrl);
  const outcomes = await run({ apiUrl: `${difficult.origin}/broken`, difficultUrl: targetUrl });
  expect(Object.keys(outcomes)).toEqual(Object.keys(checks));
  const passed = Object.keys(outcomes).filter((name) => outcomes[name] === "passed");
  expect(passed).toEqual(["refuses an identifier that leads to another path"]);
});
