import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { poll } from "./poll.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("asks every two seconds, up to a minute, and then no more (chrome document, section 9)", async () => {
  const asked = vi.fn(() => false);
  const answer = poll(asked);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(asked).toHaveBeenCalledTimes(30);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(31);
});

test("is done with the first yes", async () => {
  let there = false;
  const answer = poll(() => there);
  there = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await answer).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
