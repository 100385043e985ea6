import { expect, test } from "vitest";
import { stoppedClock } from "../../platform/clock.ts";
import { keptAnswers } from "./kept-answers.ts";

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
