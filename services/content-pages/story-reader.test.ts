import { expect, test } from "vitest";
import { createLog, silentLog } from "../../platform/log/log.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import type { ContentClient } from "./content-client.ts";
import { createStoryReader } from "./story-reader.ts";

test("what is published after the service was silent is asked for at once, not when its rest is over", async () => {
  const story = { id: 1, uuid: "0b7c1d5e-3f7a-4c52-9a53-1c5a51d3c7b1", name: "", full_slug: "papier", lang: "default" };
  let answer: () => Promise<object> = async () => ({
    data: { story: { ...story, content: { component: "page", title: "Alt" } } },
  });
  const reader = createStoryReader({
    client: async () => ({ getStory: () => answer() }) as unknown as ContentClient,
    log: silentLog,
    clock: stoppedClock("2026-11-20T10:00:00Z"),
  });
  const title = async () => {
    const found = await reader.story({ slug: "papier", language: null, relations: "" });
    return found.ok && found.value.content.title;
  };
  expect(await title()).toBe("Alt");
  answer = () => Promise.reject(new Error("silent"));
  reader.forget();
  expect(await title()).toBe("Alt");
  answer = async () => ({ data: { story: { ...story, content: { component: "page", title: "Neu" } } } });
  expect(await title()).toBe("Alt");
  reader.forget();
  expect(await title()).toBe("Neu");
});

test("a story whose links could not be asked for is shown, told to operators, and asked for again until they could", async () => {
  const uuid = "0b7c1d5e-3f7a-4c52-9a53-1c5a51d3c7b1";
  const target = { id: 2, uuid, name: "", full_slug: "fr/papier", lang: "fr", content: { component: "page" } };
  const link = { linktype: "story", id: uuid };
  const lines: string[] = [];
  let stories = 0;
  let getStories: () => Promise<object> = () => Promise.reject({ status: 429, message: "too many" });
  const getStory = async () => {
    stories += 1;
    return { data: { story: { ...target, id: 1, full_slug: "fr/conseils", content: { component: "page", link } } } };
  };
  const reader = createStoryReader({
    client: async () => ({ getStory, getStories: () => getStories() }) as unknown as ContentClient,
    log: createLog({ level: "info", destination: { write: (line) => void lines.push(line) } }),
    clock: stoppedClock("2026-11-20T10:00:00Z"),
  });
  const linked = async () => {
    const found = await reader.story({ slug: "fr/conseils", language: "fr", relations: "" });
    return found.ok && JSON.stringify(found.value.content).includes("fr/papier");
  };
  expect(await linked()).toBe(false);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "warn", slug: "fr/conseils", reason: "too many" },
  ]);
  getStories = async () => ({ data: { stories: [target] } });
  expect([await linked(), await linked()]).toEqual([true, true]);
  expect([stories, lines.length]).toEqual([2, 1]);
});

test("who goes through addresses that there are not makes no page wait that was read before", async () => {
  const known = {
    id: 1,
    uuid: "0b7c1d5e-3f7a-4c52-9a53-1c5a51d3c7b1",
    name: "Papier",
    full_slug: "papier",
    lang: "default",
  };
  const story = { ...known, content: { component: "page" } };
  const asked: string[] = [];
  const getStory = (slug: string) => {
    asked.push(slug);
    return slug === "papier" ? Promise.resolve({ data: { story } }) : new Promise(() => {});
  };
  const reader = createStoryReader({
    client: async () => ({ getStory }) as unknown as ContentClient,
    log: silentLog,
    clock: stoppedClock("2026-11-20T10:00:00Z"),
    mostAsked: 50,
  });
  const ask = (slug: string) => reader.story({ slug, language: null, relations: "" });
  expect(await ask("papier")).toMatchObject({ ok: true });
  for (let nth = 0; nth < 50; nth++) void ask(`nothing-${nth}`);
  expect(await ask("nothing-50")).toMatchObject({ ok: false, error: { kind: "unreadable" } });
  // Something was published meanwhile: what is known is read anew all the same.
  reader.forget();
  expect(await ask("papier")).toMatchObject({ ok: true });
  expect(asked.filter((slug) => slug === "papier")).toHaveLength(2);
  expect(asked).not.toContain("nothing-50");
});
