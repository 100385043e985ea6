import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DesignDocument, TextElement } from "../../../design/document.ts";
import { words } from "../../../design/text/testing/texts.ts";
import type { SessionState } from "../store/session.ts";
import { keepStocked } from "./keep-stocked.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const designWith = (change: Partial<TextElement>): DesignDocument => ({
  schema: 2,
  kind: "coaster",
  configuration: {},
  title: "",
  photos: [],
  surfaces: [{ id: "front", role: "front", background: null, copies: 1, turned: false, elements: [words(change)] }],
});

function open() {
  let document = designWith({});
  let tell = () => {};
  const session = {
    state: () => ({ document }) as SessionState,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => {};
    },
  };
  const ensure = vi.fn<(wanted: DesignDocument) => Promise<void>>(async () => {});
  const lacks: boolean[] = [];
  const keeper = keepStocked(session, { ensure }, (lack) => lacks.push(lack));
  const change = async (to: Partial<TextElement>) => {
    document = designWith(to);
    tell();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ensure, lacks, keeper, change };
}

test("another font or another letter is loaded at once, a movement loads nothing", async () => {
  const { ensure, change } = open();
  await change({ rotation: 90_000 });
  expect(ensure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  await change({ font: "lora-regular" });
  expect(ensure).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  await change({ font: "lora-regular", text: "ж" });
  expect(ensure).toHaveBeenCalledTimes(2);
});

test("fast typing is looked at ten times a second, and the last letter is never left out", async () => {
  const { ensure, change } = open();
  for (let n = 1; n <= 20; n += 1) {
    await change({ text: "x".repeat(n) });
    await vi.advanceTimersByTimeAsync(20);
  }
  await vi.advanceTimersByTimeAsync(200);
  expect(ensure.mock.calls.length).toBeLessThan(8);
  const last = ensure.mock.calls.at(-1)?.[0].surfaces[0]?.elements[0];
  expect(last).toMatchObject({ text: "x".repeat(20) });
});

test("what could not be loaded is said, and tried again", async () => {
  const { ensure, lacks, keeper, change } = open();
  ensure.mockRejectedValueOnce(new Error("offline"));
  await change({ font: "lora-regular" });
  expect(lacks).toEqual([true]);
  await vi.advanceTimersByTimeAsync(500);
  expect(ensure).toHaveBeenCalledTimes(1);
  keeper.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(lacks).toEqual([true, false]);
});
