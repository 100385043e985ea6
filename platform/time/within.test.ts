import { afterEach, expect, test, vi } from "vitest";
import { TooLate, within } from "./within.ts";

afterEach(() => vi.useRealTimers());

test("what comes in time comes as it is, a failure included, and leaves no timer behind", async () => {
  vi.useFakeTimers();
  expect(await within(1_000, Promise.resolve("there"))).toBe("there");
  await expect(within(1_000, Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(vi.getTimerCount()).toBe(0);
});

test("what does not come is waited for so long and no longer", async () => {
  vi.useFakeTimers();
  let said: unknown = "still waiting";
  within(1_000, new Promise(() => {})).catch((error: unknown) => {
    said = error;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(said).toBe("still waiting");
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toBeInstanceOf(TooLate);
});
