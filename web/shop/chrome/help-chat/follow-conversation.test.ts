import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Answer, testShop } from "../../test-shop.ts";
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
    ...{ left: end.signal, waits: true, known: () => 0 },
    take: ({ messages }) => taken.push(messages.length),
  });
  return { calls, taken };
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
