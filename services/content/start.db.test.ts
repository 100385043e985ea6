import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startedEngine } from "../../platform/engine/engine.fixture.ts";

test("the content service alone has a space, and its tokens write and read a story", async () => {
  const { origin, said, tables, run, folder } = await startedEngine("services/content/start.ts");
  const [, published, drafts] = /tokens (\S+) \(published\), (\S+) \(drafts\)/.exec(said) ?? [];
  const [, space, management] = /\/content\/v1\/spaces\/(\d+), token (\S+);/.exec(said) ?? [];
  const content = { component: "page", _uid: "1", title: "Paper" };
  const made = await fetch(`${origin}/content/v1/spaces/${space}/stories`, {
    method: "POST",
    headers: { authorization: String(management), "content-type": "application/json" },
    body: JSON.stringify({ publish: 1, story: { name: "Paper", slug: "paper", content } }),
  });
  expect(made.status).toBe(201);
  const read = (token?: string) => fetch(`${origin}/content/v2/cdn/stories/paper?token=${token}`);
  expect((await (await read(published)).json()).story.content).toMatchObject({ title: "Paper" });
  expect((await (await read(drafts)).json()).story.name).toBe("Paper");
  expect((await read("somebody")).status).toBe(401);
  // Its command names files from where it was called.
  expect(await run("services/content/command.ts", "export", "space/")).toContain("1 story");
  const file = JSON.parse(readFileSync(join(folder, "space/stories/paper.json"), "utf8"));
  expect([file.draft.title, file.published]).toEqual(["Paper", "draft"]);
  expect((await read(await run("services/content/command.ts", "token", "public"))).status).toBe(200);
  // Nothing of a shop stands around it.
  const others = (await tables()).filter((name) => !/^(content_|rate_limit|applied_migration)/.test(name));
  expect(others).toEqual([]);
});
