import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  type BrowserLogEntry,
  browserLogs,
  longestDetail,
  mostBytes,
  mostOfBatch,
} from "../../../services/browser-log/contract.ts";
import { createBatches, limits, mostPerPage } from "./batches.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function collect() {
  const sent: (readonly BrowserLogEntry[])[] = [];
  return { sent, ...createBatches((entries) => sent.push(entries)) };
}

// Named events (core document, section 8).
test("what happens is sent together five seconds after the first, and nothing is sent twice", () => {
  const { sent, add, flush } = collect();
  add("browser-error", "error", { message: "a" });
  vi.advanceTimersByTime(4_000);
  add("help-chat-load-error", "warn", {});
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(sent.map((batch) => batch.map(({ name }) => name))).toEqual([["browser-error", "help-chat-load-error"]]);
  flush();
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
});

test("the page that is left sends at once what waits", () => {
  const { sent, add, flush } = collect();
  add("browser-error", "error", { message: "a" });
  flush();
  expect(sent).toHaveLength(1);
});

test("an error in a loop is one entry with its count", () => {
  const { sent, add, flush } = collect();
  for (let time = 0; time < 500; time += 1) add("browser-error", "error", { message: "loop" });
  flush();
  expect(sent).toEqual([[{ name: "browser-error", level: "error", details: { message: "loop" }, times: 500 }]]);
});

test("a page says no more than its share, in batches that the service takes", () => {
  const { sent, add, flush } = collect();
  for (let time = 0; time < 200; time += 1) add("browser-error", "error", { message: `${time} ${"x".repeat(700)}` });
  flush();
  vi.advanceTimersByTime(60_000);
  expect(sent.map((batch) => batch.length)).toEqual([mostOfBatch, mostOfBatch]);
  expect(sent.flat()).toHaveLength(mostPerPage);
  for (const entries of sent) {
    const batch = { page: "/", entries };
    expect(browserLogs.safeParse(batch).success).toBe(true);
    expect(JSON.stringify(batch).length).toBeLessThan(mostBytes);
  }
});

test("a text that is too long loses no half of a sign: the database would refuse it, and all that is sent with it", () => {
  const { sent, add, flush } = collect();
  add("browser-error", "error", { message: `${"x".repeat(longestDetail - 1)}🎄` });
  flush();
  expect(sent[0]?.[0]?.details).toEqual({ message: "x".repeat(longestDetail - 1) });
});

test("addresses lose host and query, wherever they stand in a text", () => {
  const { sent, add, flush } = collect();
  const message =
    "Failed to fetch https://shop.example/a/b.js?email=lena@example.com#x (at /kasse?token=1:10:5), why? see";
  add("browser-error", "error", { message, line: 3 });
  flush();
  expect(sent[0]?.[0]?.details).toEqual({ message: "Failed to fetch /a/b.js (at /kasse:10:5), why? see", line: 3 });
});

test("the limits are those of the service", () => {
  expect(limits).toEqual({ mostOfBatch, longestDetail });
});
