import { beforeAll, beforeEach, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { createRateLimit } from "../../platform/http/rate-limit.ts";
import type { JobRun } from "../../platform/jobs/job.ts";
import { createLog, silentLog } from "../../platform/log/log.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { createToken } from "../../platform/tokens/random.ts";
import { browserLogPaths, mostBytes } from "./contract.ts";
import { browserLogRoutes } from "./routes.ts";
import { type BrowserLog, createBrowserLog } from "./service.ts";

const database = await migratedTestDatabase();
let browserLog: BrowserLog;
let lines: string[] = [];
const clock = stoppedClock("2026-11-22T09:00:00Z");
const log = createLog({ level: "info", destination: { write: (line) => void lines.push(line) } });

beforeAll(async () => {
  browserLog = createBrowserLog({ db: database.db, clock });
});
beforeEach(async () => {
  lines = [];
  await database.db.deleteFrom("browser_log").execute();
});

function app(points = 1000) {
  const http = createHttpApp({ log });
  const limitReports = createRateLimit(null)({ name: "browser-logs", points, seconds: 600 });
  http.route("/", browserLogRoutes({ browserLog, limitReports }));
  return (batch: unknown) =>
    http.request(browserLogPaths.log, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: typeof batch === "string" ? batch : JSON.stringify(batch),
    });
}
const entry = (more: object = {}) => ({
  name: "browser-error",
  level: "error",
  times: 1,
  details: { message: "x is not a function" },
  ...more,
});

// Named events (core document, section 8).
test("what a browser reports is in the log under its name, and counted by name and day", async () => {
  const send = app();
  const chat = entry({ name: "help-chat-load-error", level: "warn", details: {} });
  expect((await send({ page: "/leinwanddruck", entries: [entry({ times: 3 }), chat] })).status).toBe(204);
  expect((await send({ page: "/", entries: [entry()] })).status).toBe(204);
  const events = lines.map((line) => JSON.parse(line)).filter(({ event }) => event);
  expect(events).toMatchObject([
    { level: "error", event: "browser-error", page: "/leinwanddruck", times: 3 },
    { level: "warn", event: "help-chat-load-error" },
    { level: "error", event: "browser-error", page: "/", browser: { message: "x is not a function" } },
  ]);
  expect((await browserLog.counts()).counts).toEqual([
    {
      name: "browser-error",
      day: "2026-11-22",
      count: 4,
      lastAt: "2026-11-22T09:00:00.000Z",
      sample: { page: "/", details: { message: "x is not a function" } },
    },
    expect.objectContaining({ name: "help-chat-load-error", count: 1 }),
  ]);
});

test("a report has nothing in common with the line that names the caller's address", async () => {
  await app()({ page: "/", entries: [entry()] });
  const all = lines.map((line) => JSON.parse(line));
  expect(all.filter(({ requestId }) => requestId !== undefined).map(({ msg }) => msg)).toEqual(["request"]);
  expect(all.find(({ event }) => event)).not.toHaveProperty("client");
});

test("what names a person is kept nowhere: no address, no capability", async () => {
  const details = { message: "no account lena@example.com" };
  await app()({ page: `/order/${createToken()}`, entries: [entry({ details })] });
  const kept = JSON.stringify([lines, await browserLog.counts()]);
  expect(kept).toContain("no account [email]");
  expect(kept).toContain("/order/[token]");
  expect(kept).not.toMatch(/lena@|[A-Za-z0-9_-]{43}/);
});

test("bad input is refused, names what is wrong, and counts nothing", async () => {
  const send = app();
  const bad = [
    [{ page: "/", entries: [entry({ name: "evil" })] }, 422],
    [{ page: "/", entries: [entry({ name: "hybrid-ssr-error" })] }, 422],
    [{ page: "/", entries: [entry({ level: "fatal" })] }, 422],
    [{ page: "/", entries: [entry({ times: 0 })] }, 422],
    [{ page: "/", entries: [entry({ details: { "a b": 1 } })] }, 422],
    [{ page: "/", entries: [entry({ details: { a: "x".repeat(601) } })] }, 422],
    [{ page: "/", entries: [entry({ details: { a: { b: 1 } } })] }, 422],
    [{ page: "/", entries: [] }, 422],
    [{ page: "/", entries: Array.from({ length: 21 }, () => entry()) }, 422],
    [{ page: "https://evil.example/", entries: [entry()] }, 422],
    ["{", 400],
    [`"${"x".repeat(mostBytes)}"`, 413],
  ] as const;
  for (const [batch, status] of bad) {
    const answer = await send(batch);
    expect([JSON.stringify(batch).slice(0, 80), answer.status]).toEqual([JSON.stringify(batch).slice(0, 80), status]);
    expect(answer.headers.get("content-type")).toContain("application/problem+json");
  }
  expect(await browserLog.counts()).toEqual({ counts: [] });
});

test("a flood is answered with 429, and makes no row but one", async () => {
  const send = app(5);
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => send({ page: "/", entries: [entry({ times: 10_000 })] })),
  );
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
  expect((await browserLog.counts()).counts.map(({ count }) => count)).toEqual([50_000]);
});

test("batches that arrive together are all counted, whatever their order", async () => {
  const [one, two] = [entry(), entry({ name: "browser-rejection" })];
  const batches = Array.from({ length: 20 }, (_, n) => ({ page: "/", entries: n % 2 ? [one, two] : [two, one] }));
  await Promise.all(batches.map((batch) => browserLog.record(batch as never, silentLog)));
  expect((await browserLog.counts()).counts.map(({ count }) => count)).toEqual([20, 20]);
});

test("counts are kept ninety days", async () => {
  await browserLog.record({ page: "/", entries: [entry() as never] }, silentLog);
  const tidy = () => browserLog.handlers[0]?.work({}, {} as JobRun);
  clock.advance(90 * 86_400_000);
  await tidy();
  expect((await browserLog.counts()).counts).toHaveLength(1);
  clock.advance(86_400_000);
  await tidy();
  expect((await browserLog.counts()).counts).toHaveLength(0);
});
