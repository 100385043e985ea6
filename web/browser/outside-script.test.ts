import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { outsideScript, scriptStates } from "./outside-script.ts";

interface Element {
  readonly src: string;
  onload: (() => void) | null;
  onerror: (() => void) | null;
}
let onPage: Element[];
let appended: number;

beforeEach(() => {
  vi.useFakeTimers();
  [onPage, appended] = [[], 0];
  const remove = function (this: Element) {
    onPage = onPage.filter((one) => one !== this);
  };
  const append = (element: Element) => {
    onPage.push(element);
    appended++;
  };
  vi.stubGlobal("document", { createElement: () => ({ remove }), head: { append } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A script, and all states that it went through. */
function followed(src: string) {
  const script = outsideScript(src, "chat");
  const states = [script.state()];
  script.subscribe(() => states.push(script.state()));
  return { script, states };
}

test("its states are those of the core document, section 4", () => {
  expect(scriptStates).toEqual(["awaitingLoad", "loading", "loaded", "error", "removed"]);
});

test("it is loaded once, whoever asks and however often", async () => {
  const { script, states } = followed("https://chat.example/once.js");
  const both = Promise.all([script.load(), outsideScript("https://chat.example/once.js", "chat").load()]);
  onPage[0]?.onload?.();
  await both;
  await script.load();
  expect(states).toEqual(["awaitingLoad", "loading", "loaded"]);
  expect(appended).toBe(1);
});

test("one that fails, or says nothing for 15 seconds, leaves the page as it was, and can be tried again", async () => {
  const { script, states } = followed("https://chat.example/fails.js");
  const refused = expect(script.load()).rejects.toThrow("error");
  onPage[0]?.onerror?.();
  await refused;
  expect(onPage).toEqual([]);
  const silent = expect(script.load()).rejects.toThrow("error");
  await vi.advanceTimersByTimeAsync(14_999);
  expect(script.state()).toBe("loading");
  await vi.advanceTimersByTimeAsync(1);
  await silent;
  const third = script.load();
  onPage[0]?.onload?.();
  await third;
  expect(states).toEqual(["awaitingLoad", "loading", "error", "loading", "error", "loading", "loaded"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(script.state()).toBe("loaded");
});

test("one that is taken away is gone from the page, also on its way", async () => {
  const { script, states } = followed("https://chat.example/goes.js");
  script.remove();
  expect(states).toEqual(["awaitingLoad"]);
  const left = expect(script.load()).rejects.toThrow("removed");
  script.remove();
  await left;
  expect(onPage).toEqual([]);
  const again = script.load();
  onPage[0]?.onload?.();
  await again;
  script.remove();
  expect(onPage).toEqual([]);
  expect(states).toEqual(["awaitingLoad", "loading", "removed", "loading", "loaded", "removed"]);
});
