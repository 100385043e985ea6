import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Answer, testShop } from "../../../browser/test-shop.ts";
import { follow } from "./follow-conversation.ts";

const never = new Promise<Answer>(() => {});
const nothing: Answer = { body: { messages: [], mailed: false } };
const message: Answer = {
  body: {
    messages: [{ id: 7, author: "office", operator: "Mira", text: "Ja.", at: "2026-11-22T09:00:00.000Z" }],
    mailed: false,
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A shop that answers each question in turn, the last one never. */
function asking(...answers: readonly (Answer | Promise<Answer>)[]) {
  const left = [...answers];
  const { api, calls } = testShop(() => left.shift() ?? never);
  const taken: number[] = [];
  const end = new AbortController();
  void follow(api, {
    left: end.signal,
    waits: true,
    known: () => 0,
    take: ({ messages }) => taken.push(messages.length),
  });
  return { calls, taken, leave: () => end.abort() };
}

test("the next message is waited for as soon as one came, and as soon as a wait was over", async () => {
  const overAfterWait = new Promise<Answer>((resolve) => setTimeout(() => resolve(nothing), 25_000));
  const { calls, taken } = asking(message, overAfterWait);
  await vi.advanceTimersByTimeAsync(0);
  expect([calls.length, taken]).toEqual([2, [1]]);
  await vi.advanceTimersByTimeAsync(25_000);
  expect([calls.length, taken]).toEqual([3, [1, 0]]);
});

test.each([
  ["who has logged out, or sees more tabs than may wait, is answered at once with nothing", nothing],
  ["the shop cannot be reached", "offline"],
] as const)("%s: the next question comes after five seconds", async (_, answer) => {
  const { calls } = asking(answer, answer, answer);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toHaveLength(2);
});

test("nothing is asked any more once the panel is closed, as it is when she logs out, and no late answer is shown", async () => {
  let answerLate: (answer: Answer) => void = () => {};
  const late = new Promise<Answer>((resolve) => {
    answerLate = resolve;
  });
  const { calls, taken, leave } = asking(late, message, message);
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toHaveLength(1);
  leave();
  answerLate(message);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([calls.length, taken]).toEqual([1, []]);
});

test("a pause that is over after the panel was closed asks nothing", async () => {
  const { calls, leave } = asking("offline", message);
  await vi.advanceTimersByTimeAsync(1_000);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
});

test("a tab that nobody sees asks nothing until somebody looks at it", async () => {
  const looks: (() => void)[] = [];
  const page = {
    hidden: true,
    removeEventListener: () => {},
    addEventListener: (_: string, look: () => void) => looks.push(look),
  };
  vi.stubGlobal("document", page);
  const { calls } = asking(message);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual([]);
  page.hidden = false;
  for (const look of looks) look();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.length).toBeGreaterThan(0);
});
