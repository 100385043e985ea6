import { expect, test } from "vitest";
import { type Answer, problem, testShop } from "../test-shop.ts";
import { createAsking, type FetchedState } from "./fetched-state.ts";

/** A shop whose answers come when the test says, and what is on the screen. */
function asking() {
  let state: FetchedState<string[]> = { value: null, failure: null };
  const answers: ((answer: Answer) => void)[] = [];
  const { api } = testShop(() => new Promise((resolve) => answers.push(resolve)));
  const ask = createAsking<string[]>((next) => {
    state = next(state);
  });
  return {
    ask: async (path: string | null) => {
      const asked = ask(api, path);
      // Until the question has arrived.
      await new Promise((resolve) => setImmediate(resolve));
      return { asked, answer: answers.at(-1) as (answer: Answer) => void };
    },
    shown: () => [state.value, state.failure?.kind ?? null],
  };
}

test("an answer that is overtaken by a later one is not shown", async () => {
  const { ask, shown } = asking();
  const [first, second] = [await ask("/web-api/x"), await ask("/web-api/x")];
  second.answer({ body: ["new"] });
  await second.asked;
  first.answer({ body: ["old"] });
  await first.asked;
  expect(shown()).toEqual([["new"], null]);
});

test("what was asked for by somebody who has logged out meanwhile is never shown", async () => {
  const { ask, shown } = asking();
  const hers = await ask("/web-api/customer-addresses");
  await (await ask(null)).asked;
  hers.answer({ body: ["Lindenweg 12"] });
  await hers.asked;
  expect(shown()).toEqual([null, null]);
});

test("what is there stays while the shop cannot be asked again, and the reason goes with the next answer", async () => {
  const { ask, shown } = asking();
  for (const [answer, expected] of [
    [{ body: ["one"] }, [["one"], null]],
    ["offline", [["one"], "offline"]],
    [problem(503, "busy"), [["one"], "busy"]],
    [{ body: ["two"] }, [["two"], null]],
  ] as const) {
    const question = await ask("/web-api/x");
    question.answer(answer as Answer);
    await question.asked;
    expect(shown()).toEqual(expected);
  }
});
