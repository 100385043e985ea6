import { expect, test } from "vitest";
import { startedEngine } from "../../platform/engine/engine.fixture.ts";
import { rollout } from "./flags.fixture.ts";

test("the flag service alone has an environment, and its keys change and read flags", async () => {
  const { origin, said, tables, run } = await startedEngine("services/flags/start.ts");
  const [, server, browser] = /keys (\S+) \(servers\), (\S+) \(browsers\)/.exec(said) ?? [];
  const [, management] = /key (\S+); the keys/.exec(said) ?? [];
  const asked = (path: string, key: string | undefined, init: RequestInit = {}) =>
    fetch(`${origin}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    });
  const before = await (await asked("/flags/api/splitChanges?s=1.3&since=-1", server)).json();
  expect([before.ff.d, before.ff.s]).toEqual([[], before.ff.t]);
  const flag = { method: "PUT", body: JSON.stringify({ definition: rollout("new-checkout", 100) }) };
  expect((await asked("/flags/manage/flags/new-checkout", browser, flag)).status).toBeGreaterThanOrEqual(401);
  expect((await asked("/flags/manage/flags/new-checkout", management, flag)).status).toBe(200);
  const after = await (await asked("/flags/api/splitChanges?s=1.3&since=-1", server)).json();
  expect(after.ff.d.map(({ name }: { name: string }) => name)).toEqual(["new-checkout"]);
  expect((await asked("/flags/api/splitChanges?s=1.3&since=-1", "somebody")).status).toBe(401);
  const another = await run("services/flags/command.ts", "key", "server");
  expect((await asked("/flags/api/splitChanges?s=1.3&since=-1", another)).status).toBe(200);
  const others = (await tables()).filter((name) => !/^(flag_|rate_limit|applied_migration)/.test(name));
  expect(others).toEqual([]);
});
