import { brotliDecompressSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { stoppedClock } from "../time/clock.ts";
import { keptAnswers, sendKept } from "./kept-answers.ts";

const start = "2026-11-20T10:00:00Z";

test("an answer is kept for five seconds, and forgotten at once when something is published", () => {
  const clock = stoppedClock(start);
  const answers = keptAnswers({ clock });
  const { body, tag } = answers.keep("one", { price: 1490 });
  expect(body).toBe('{"price":1490}');
  expect(tag).toMatch(/^W\/"/);
  clock.set("2026-11-20T10:00:04.999Z");
  expect(answers.find("one")).toMatchObject({ body, tag });
  clock.set("2026-11-20T10:00:05Z");
  expect(answers.find("one")).toBeNull();
  answers.keep("one", {});
  answers.forget();
  expect(answers.find("one")).toBeNull();
});

test("however many addresses are asked for, only so much is kept, the newest", () => {
  const answers = keptAnswers({ clock: stoppedClock(start), most: 43 });
  const long = "x".repeat(8);
  for (const key of ["one", "two", "three", "four"]) answers.keep(key, long);
  expect(["one", "two", "three", "four"].filter((key) => answers.find(key))).toEqual(["two", "three", "four"]);
});

test("long addresses with short answers count as much", () => {
  const answers = keptAnswers({ clock: stoppedClock(start), most: 1_000 });
  const keys = Array.from({ length: 5 }, (_, index) => `${index}${"?".repeat(299)}`);
  for (const key of keys) answers.keep(key, 1);
  expect(keys.filter((key) => answers.find(key))).toEqual(keys.slice(2));
});

test("an answer goes out compressed once for all who take it so, whole otherwise, and as nothing to whoever has it", async () => {
  const app = new Hono();
  const answers = keptAnswers({ clock: stoppedClock(start) });
  const list = {
    themes: Array.from({ length: 24 }, (_, index) => ({
      id: `theme-${index}`,
      labels: ["new", "favourite"].concat(Array(60).fill("Postkarte")),
    })),
  };
  const kept = answers.keep("list", list);
  app.get("/", (c) => sendKept(c, kept));
  const ask = (headers: Record<string, string> = {}) => app.request("/", { headers });
  const packed = await ask({ "accept-encoding": "gzip, br" });
  const bytes = Buffer.from(await packed.arrayBuffer());
  expect([packed.headers.get("content-encoding"), packed.headers.get("vary")]).toEqual([
    "br",
    "x-channel, x-locale, accept-encoding",
  ]);
  expect(bytes.length).toBeLessThan(JSON.stringify(list).length / 10);
  expect(JSON.parse(brotliDecompressSync(bytes).toString())).toEqual(list);
  expect(await kept.packed("br")).toBe(await kept.packed("br"));
  const whole = await ask();
  expect([whole.headers.get("content-encoding"), await whole.json()]).toEqual([null, list]);
  expect((await ask({ "if-none-match": kept.tag })).status).toBe(304);
});
