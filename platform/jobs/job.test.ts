import { expect, test } from "vitest";
import { z } from "zod";
import { silentLog } from "../log/log.ts";
import { everyTime, toCronItem } from "./cron.ts";
import { defineJob, giveUp, handleJob } from "./job.ts";
import { toTaskList } from "./task-list.ts";

const run = { id: "1", attempt: 1, maxAttempts: 12, log: silentLog, signal: new AbortController().signal };
const greet = defineJob("greet", z.object({ name: z.string() }));

test("a handler is given the parsed payload and its answer is kept", async () => {
  const handler = handleJob(greet, async ({ name }) => giveUp(`nobody called ${name}`));
  expect(await handler.work({ name: "Ada", more: 1 }, run)).toEqual({ gaveUp: "nobody called Ada" });
});

test("a stored payload that no longer fits is given up, and the work is not begun", async () => {
  let begun = false;
  const handler = handleJob(greet, async () => {
    begun = true;
  });
  expect(await handler.work({ name: 1 }, run)).toEqual({ gaveUp: expect.stringContaining("name") });
  expect(begun).toBe(false);
});

test("two handlers for one job are a bug", () => {
  const handler = handleJob(greet, async () => {});
  expect(() => toTaskList([handler, handler], silentLog, run.signal)).toThrow("two handlers for job greet");
});

test("a repeated job is not doubled while one waits", () => {
  expect(toCronItem(everyTime("0 3 * * *", greet, { name: "night" }))).toEqual({
    task: "greet",
    identifier: "greet",
    match: "0 3 * * *",
    payload: { name: "night" },
    options: { jobKey: "cron:greet", jobKeyMode: "preserve_run_at" },
  });
});
