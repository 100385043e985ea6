import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PhotoRecord } from "../../../services/photos/contract.ts";
import { createIntakeWatch } from "./intake-watch.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An intake that holds its answer back until the test lets it speak, as the house does. */
function intake() {
  const questions: (readonly string[])[] = [];
  const judged: string[] = [];
  let answer: (records: readonly PhotoRecord[] | null) => void = () => {};
  const watch = createIntakeWatch(
    (ids, options) => {
      questions.push(ids);
      return new Promise((resolve) => {
        answer = resolve;
        options?.signal?.addEventListener("abort", () => resolve(null));
      });
    },
    ({ id, status }) => judged.push(`${id} ${status}`),
  );
  const say = async (...records: [id: string, status: PhotoRecord["status"]][]) => {
    answer(records.map(([id, status]) => ({ id, status }) as PhotoRecord));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { watch, questions, judged, say };
}

test("one question for all photos, and no more of it once all are judged", async () => {
  const { watch, questions, judged, say } = intake();
  watch.watch("a");
  watch.watch("b");
  await vi.advanceTimersByTimeAsync(300);
  expect(questions).toEqual([["a", "b"]]);
  await say(["a", "ready"], ["b", "received"]);
  await vi.advanceTimersByTimeAsync(300);
  expect(questions[1]).toEqual(["b"]);
  await say(["b", "rejected"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(judged).toEqual(["a ready", "b rejected"]);
  expect(questions).toHaveLength(2);
});

test("a photo that arrives while a question is open is asked about at once", async () => {
  const { watch, questions } = intake();
  watch.watch("a");
  await vi.advanceTimersByTimeAsync(300);
  watch.watch("b");
  await vi.advanceTimersByTimeAsync(300);
  expect(questions).toEqual([["a"], ["a", "b"]]);
});

test("a house that answers at once and says nothing is asked less and less often", async () => {
  const { watch, questions, say } = intake();
  watch.watch("a");
  await vi.advanceTimersByTimeAsync(300);
  await say();
  await vi.advanceTimersByTimeAsync(479);
  expect(questions).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(questions).toHaveLength(2);
  await say();
  await vi.advanceTimersByTimeAsync(767);
  expect(questions).toHaveLength(2);
});

test("a forgotten photo is not asked about any more", async () => {
  const { watch, questions } = intake();
  watch.watch("a");
  watch.forget("a");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(questions.flat()).toEqual([]);
});
