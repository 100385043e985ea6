import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchSize } from "./use-element-size.ts";

let resized: () => void = () => {};
const disconnect = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn();
      disconnect = disconnect;
      constructor(callback: () => void) {
        resized = callback;
      }
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  disconnect.mockClear();
});

function watching() {
  const element = { clientWidth: 800, clientHeight: 600 };
  const told = vi.fn();
  const stop = watchSize(element as HTMLElement, told);
  return { element, told, stop };
}

test("the first size is told at once: nothing is drawn before it is known", () => {
  const { told } = watching();
  resized();
  expect(told.mock.calls).toEqual([[{ width: 800, height: 600 }]]);
});

test("a window that is dragged is measured once, 50 ms after it rests (core document, section 9)", () => {
  const { element, told } = watching();
  resized();
  for (const width of [790, 780, 770]) {
    element.clientWidth = width;
    resized();
    vi.advanceTimersByTime(49);
  }
  expect(told).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(told.mock.calls.slice(1)).toEqual([[{ width: 770, height: 600 }]]);
});

test("who has left is told nothing more", () => {
  const { told, stop } = watching();
  resized();
  resized();
  stop();
  vi.advanceTimersByTime(1000);
  expect(told).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});
