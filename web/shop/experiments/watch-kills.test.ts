import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endExperiment, endedExperiments } from "./running.ts";
import { watchKills } from "./watch-kills.ts";

const name = "967-nudging";
const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  page.visibilityState = "visible";
});
afterEach(() => {
  stop();
  endExperiment(name, null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A shop that is asked; what it answers may change. */
function shop(first: { key: string | null; over: string[]; isReady?: boolean }) {
  const answer = { now: first };
  const asked = vi.fn(async (_path: string, _init: RequestInit) =>
    Response.json({ isReady: true, ...answer.now, treatments: { [name]: "off" } }),
  );
  vi.stubGlobal("fetch", asked);
  return { asked, answer };
}

test("an open page ends its experiment at its next question after a kill, goes on with it, and says nothing of its visitor", async () => {
  const { asked, answer } = shop({ key: "new", over: [] });
  stop = watchKills(name, "poster");
  await vi.advanceTimersByTimeAsync(30_000);
  expect(endedExperiments.state()).toEqual({});
  answer.now = { key: "new", over: [name] };
  await vi.advanceTimersByTimeAsync(60_000);
  expect(endedExperiments.state()).toEqual({ [name]: "off" });
  answer.now = { key: "new", over: ["1031-portrait"] };
  await vi.advanceTimersByTimeAsync(120_000);
  expect(endedExperiments.state()).toEqual({});
  for (const [path, init] of asked.mock.calls) {
    expect([path, init]).toEqual([
      "/web-api/feature-flags",
      { credentials: "omit", headers: { "x-channel": "poster" } },
    ]);
  }
});

test("a shop that begins anew and has no flags yet revives nothing: what was killed stays so", async () => {
  const { answer } = shop({ key: "new", over: [name] });
  stop = watchKills(name, "poster");
  await vi.advanceTimersByTimeAsync(30_000);
  answer.now = { key: "new", over: [], isReady: false };
  await vi.advanceTimersByTimeAsync(60_000);
  expect(endedExperiments.state()).toEqual({ [name]: "off" });
  answer.now = { key: "new", over: [] };
  await vi.advanceTimersByTimeAsync(120_000);
  expect(endedExperiments.state()).toEqual({});
});

test("a page out of sight asks nothing, and at once when it is looked at again", async () => {
  const { asked } = shop({ key: "new", over: [name] });
  stop = watchKills(name, "poster");
  page.visibilityState = "hidden";
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).not.toHaveBeenCalled();
  page.visibilityState = "visible";
  page.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect([asked.mock.calls.length, endedExperiments.state()]).toEqual([1, { [name]: "off" }]);
});

test("a page that stays in sight for an hour asks fourteen times, not every ten seconds", async () => {
  const { asked } = shop({ key: "new", over: [] });
  stop = watchKills(name, "poster");
  await vi.advanceTimersByTimeAsync(3_600_000);
  // After 0.5, 1.5, 3.5 and 7.5 minutes, then every five.
  expect(asked).toHaveBeenCalledTimes(14);
});

test("a shop without experiments is asked once; one that does not answer, again; nobody after the end", async () => {
  const none = shop({ key: null, over: [] }).asked;
  stop = watchKills(name, "poster");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(none).toHaveBeenCalledTimes(1);

  const down = vi.fn(async () => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("fetch", down);
  stop = watchKills(name, "poster");
  await vi.advanceTimersByTimeAsync(90_000);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  page.dispatchEvent(new Event("visibilitychange"));
  expect([down.mock.calls.length, endedExperiments.state()]).toEqual([2, {}]);
});
