import { afterEach, expect, test, vi } from "vitest";
import { silentLog } from "../log/log.ts";
import { createHttpApp } from "./app.ts";
import { type HealthCheck, healthRoutes } from "./health.ts";

afterEach(() => vi.useRealTimers());

function shop(checks: Record<string, HealthCheck>) {
  const app = createHttpApp({ log: silentLog });
  app.route("/", healthRoutes(checks));
  return app;
}
const up = async () => {};
const down = async () => {
  throw new Error("no such host db.internal");
};

test("a live process says so, whatever its parts do", async () => {
  const answer = await shop({ database: down }).request("/health/live");
  expect([answer.status, await answer.json()]).toEqual([200, { status: "up" }]);
});

test("a shop is ready when each part answers", async () => {
  const answer = await shop({ database: up, files: up }).request("/health/ready");
  expect([answer.status, await answer.json()]).toEqual([200, { status: "up", parts: { database: "up", files: "up" } }]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("a part that is down is named, without its inner workings", async () => {
  const answer = await shop({ database: down, files: up }).request("/health/ready");
  const text = await answer.text();
  expect(answer.status).toBe(503);
  expect(JSON.parse(text)).toEqual({ status: "down", parts: { database: "down", files: "up" } });
});

test("a part that does not answer within two seconds is down", async () => {
  vi.useFakeTimers();
  const answer = shop({ database: () => new Promise(() => {}) }).request("/health/ready");
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await answer).status).toBe(503);
});
