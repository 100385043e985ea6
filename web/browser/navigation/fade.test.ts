import { afterEach, beforeEach, expect, test, vi } from "vitest";

// It remembers how long the page before took.
let fade: typeof import("./fade.ts").fade;
beforeEach(async () => {
  vi.resetModules();
  ({ fade } = await import("./fade.ts"));
});

/** A browser with view transitions. */
function browser({ reducedMotion = false } = {}) {
  const skipTransition = vi.fn();
  const startViewTransition = vi.fn((draw: () => Promise<void>) => ({
    ready: Promise.reject(new Error("skipped")),
    finished: Promise.resolve(),
    updateCallbackDone: draw(),
    skipTransition,
  }));
  vi.stubGlobal("document", { startViewTransition });
  vi.stubGlobal("matchMedia", () => ({ matches: reducedMotion }));
  return { startViewTransition, skipTransition };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the next page fades in", async () => {
  const { startViewTransition, skipTransition } = browser();
  const draw = vi.fn(async () => {});
  await fade(draw);
  expect([startViewTransition.mock.calls.length, draw.mock.calls.length]).toEqual([1, 1]);
  expect(skipTransition).not.toHaveBeenCalled();
});

test("who wants less motion, or whose browser cannot, sees the next page at once", async () => {
  const { startViewTransition } = browser({ reducedMotion: true });
  const draw = vi.fn(async () => {});
  await fade(draw);
  expect([startViewTransition.mock.calls.length, draw.mock.calls.length]).toEqual([0, 1]);
  vi.stubGlobal("document", {});
  await fade(draw);
  expect(draw).toHaveBeenCalledTimes(2);
});

test("a page that takes long to draw does not hold the one before still", async () => {
  vi.useFakeTimers();
  const { skipTransition } = browser();
  const drawn = Promise.withResolvers<void>();
  const faded = fade(() => drawn.promise);
  vi.advanceTimersByTime(99);
  expect(skipTransition).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(skipTransition).toHaveBeenCalledTimes(1);
  drawn.resolve();
  await faded;
});

test("a device that draws slowly gets the next page without a fade, until pages come easily again", async () => {
  vi.useFakeTimers();
  const { startViewTransition } = browser();
  const drawIn = (ms: number) => async () => void vi.advanceTimersByTime(ms);
  await fade(drawIn(13));
  expect(startViewTransition).toHaveBeenCalledTimes(1);
  await fade(drawIn(12));
  expect(startViewTransition).toHaveBeenCalledTimes(1);
  await fade(drawIn(13));
  expect(startViewTransition).toHaveBeenCalledTimes(2);
});
