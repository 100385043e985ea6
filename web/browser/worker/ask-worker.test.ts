import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Answered, type Asked, askWorker } from "./ask-worker.ts";

class QuietWorker {
  readonly asked: Asked<string>[] = [];
  onmessage: ((event: { data: Answered<string> }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage(asked: Asked<string>) {
    this.asked.push(asked);
  }
}

beforeEach(() => {
  vi.stubGlobal("Worker", QuietWorker);
  vi.stubGlobal("OffscreenCanvas", class {});
});
afterEach(() => vi.unstubAllGlobals());

function begin() {
  const worker = new QuietWorker();
  const inPage = vi.fn(async (task: string) =>
    task === "broken photo" ? Promise.reject(new Error()) : `page: ${task}`,
  );
  const ask = askWorker(() => worker as unknown as Worker, inPage);
  const answer = (at: number, answer: string | null) =>
    worker.onmessage?.({ data: { id: worker.asked[at]?.id ?? Number.NaN, answer } });
  return { worker, inPage, ask, answer };
}

test("each task gets its own answer, in whatever order they come, and the page does none of them", async () => {
  const { ask, answer, worker, inPage } = begin();
  const [first, second] = [ask("first"), ask("second")];
  expect(worker.asked.map(({ task }) => task)).toEqual(["first", "second"]);
  answer(1, "two");
  answer(0, null);
  expect(await Promise.all([first, second])).toEqual([null, "two"]);
  expect(inPage).not.toHaveBeenCalled();
});

test("when the worker fails, the page does what is open and all that follows, and nothing twice", async () => {
  const { ask, answer, worker, inPage } = begin();
  const [done, open, broken] = [ask("done"), ask("open"), ask("broken photo")];
  answer(0, "one");
  worker.onerror?.();
  expect(await Promise.all([done, open, broken, ask("later")])).toEqual(["one", "page: open", null, "page: later"]);
  expect(inPage.mock.calls.map(([task]) => task)).toEqual(["open", "broken photo", "later"]);
  expect(worker.asked).toHaveLength(3);
});

test("a browser without workers does everything in the page", async () => {
  vi.stubGlobal("Worker", undefined);
  const create = vi.fn();
  const ask = askWorker<string, string>(create, async (task) => `page: ${task}`);
  expect(await ask("photo")).toBe("page: photo");
  expect(create).not.toHaveBeenCalled();
});
