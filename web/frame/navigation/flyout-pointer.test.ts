import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followPointer } from "./flyout-pointer.ts";

/** An entry of the bar, or the bar itself: as much of an element as pointing asks for. */
class Part extends EventTarget {
  readonly dataset: { key?: string };

  constructor(key?: string) {
    super();
    this.dataset = key === undefined ? {} : { key };
  }

  closest = () => (this.dataset.key === undefined ? null : this);
  /** A browser leaves `:hover` where a finger was, and no flyout is open yet. */
  querySelector = (selector: string) => (selector.includes(":hover") ? new Part("calendar") : null);
}

const opened: (string | null)[] = [];
const bar = () => {
  const node = new Part();
  const has = (key: string) => key === "calendar";
  return { node: node as unknown as HTMLElement, has, setOpen: (key: string | null) => opened.push(key) };
};

const pointing = (pointerType: string, key: string) =>
  ({ pointerType, clientX: 0, clientY: 0, target: new Part(key) }) as unknown as PointerEvent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Element", Part);
  vi.stubGlobal("navigator", { maxTouchPoints: 5 });
  opened.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a finger opens nothing, although the browser says that it rests there (chrome document, section 2)", () => {
  const touched = bar();
  const end = followPointer(touched, pointing("touch", "calendar"));
  vi.advanceTimersByTime(1_000);
  end();
  followPointer(touched, null);
  vi.advanceTimersByTime(1_000);
  expect(opened).toEqual([]);
});

test.each(["mouse", "pen"])("a %s that came before the menus did opens what it rests on", (type) => {
  followPointer(bar(), pointing(type, "calendar"));
  vi.advanceTimersByTime(119);
  expect(opened).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(opened).toEqual(["calendar"]);
});

test("a mouse that rests there since before any script opens it, where nothing else could hover", () => {
  vi.stubGlobal("navigator", { maxTouchPoints: 0 });
  followPointer(bar(), null);
  vi.advanceTimersByTime(120);
  expect(opened).toEqual(["calendar"]);
});

test("an entry without a menu opens none", () => {
  followPointer(bar(), pointing("mouse", "magazine"));
  vi.advanceTimersByTime(1_000);
  expect(opened).toEqual([null]);
});
