import { afterEach, expect, test, vi } from "vitest";
import { endExperiment, endedExperiments, shownOf } from "./running.ts";

const running = { name: "967-nudging", treatment: "on" } as const;
afterEach(() => endExperiment("967-nudging", null));

test("a page shows what it came with until its experiment is killed, and again when it goes on; others are told nothing", () => {
  const told = vi.fn();
  const stop = endedExperiments.subscribe(told);
  expect(shownOf(running)).toEqual(running);
  endExperiment("965-redesign", "off");
  expect(shownOf(running)).toEqual(running);
  endExperiment("965-redesign", null);
  endExperiment("967-nudging", "off");
  endExperiment("967-nudging", "off");
  expect(shownOf(running)).toEqual({ name: "967-nudging", treatment: "off" });
  expect(shownOf(null)).toBeNull();
  endExperiment("967-nudging", null);
  expect(shownOf(running)).toEqual(running);
  // Saying the same again is no news.
  expect(told).toHaveBeenCalledTimes(4);
  stop();
});
