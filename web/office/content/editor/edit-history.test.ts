import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../../services/content/contract.ts";
import { everyBlock, moveBlock, pathOfUid, removeBlock } from "../block-tree/block-tree.ts";
import {
  chosenAfter,
  type EditHistory,
  edited,
  mostSteps,
  openHistory,
  redone,
  undone,
  withOwnUids,
} from "./edit-history.ts";

const text = (uid: string): JsonObject => ({ component: "text", _uid: uid });
const page = (headline: string): JsonObject => ({ component: "page", _uid: "p", headline });
const typed = (history: EditHistory, headline: string, at: number, mergeKey: string | null = "p/headline") =>
  edited(history, { content: page(headline), chosen: null, mergeKey, at });

describe("going back", () => {
  test("takes back what was typed into one field in one go", () => {
    let history = openHistory(page(""));
    for (const [index, letters] of ["P", "Pa", "Pap", "Papier"].entries())
      history = typed(history, letters, index * 200);
    const back = undone(history, null);
    expect([back?.content, back?.past]).toEqual([page(""), []]);
    expect(redone(back as EditHistory, null)?.content).toEqual(page("Papier"));
  });

  test.each([
    ["a pause of three seconds", "p/headline", 3_200],
    ["another field", "p/text", 300],
    ["a step of its own", null, 300],
  ])("keeps apart what %s separates", (_what, key, at) => {
    const history = typed(typed(openHistory(page("")), "One", 200), "Two", at, key);
    expect(undone(history, null)?.content).toEqual(page("One"));
  });

  test("begins a new step for what is typed after going back, and forgets the way forth", () => {
    const history = typed(typed(openHistory(page("")), "One", 0), "Two", 100, null);
    const back = undone(history, null) as EditHistory;
    const other = typed(back, "Three", 200);
    expect([other.future, undone(other, null)?.content]).toEqual([[], page("One")]);
  });

  test("brings back what was chosen then", () => {
    const history = edited(openHistory(page("")), { content: page("x"), chosen: "a", mergeKey: null, at: 0 });
    const back = undone(history, "b");
    expect(back?.step.chosen).toBe("a");
    expect(redone(back as EditHistory, null)?.step.chosen).toBe("b");
  });

  test("ends where the page was opened, and after so many steps", () => {
    expect(undone(openHistory(page("")), null)).toBeNull();
    expect(redone(openHistory(page("")), null)).toBeNull();
    let history = openHistory(page("start"));
    for (let step = 0; step < mostSteps + 5; step++) history = typed(history, String(step), step, null);
    expect([history.past.length, history.past[0]?.content]).toEqual([mostSteps, page("4")]);
  });

  test("all the way and forth again gives every content anew, whatever was done", () => {
    const edits = fc.array(
      fc.record({ letters: fc.string(), key: fc.option(fc.constantFrom("a", "b")), wait: fc.nat(5_000) }),
      {
        maxLength: 30,
      },
    );
    fc.assert(
      fc.property(edits, (list) => {
        const start = page("start");
        let history = openHistory(start);
        let at = 0;
        for (const { letters, key, wait } of list) {
          at += wait;
          history = edited(history, { content: page(letters), chosen: null, mergeKey: key, at });
        }
        const last = history.content;
        const steps = history.past.length;
        for (let step = 0; step < steps; step++) history = undone(history, null) as EditHistory;
        expect(history.content).toBe(start);
        for (let step = 0; step < steps; step++) history = redone(history, null) as EditHistory;
        expect(history.content).toBe(last);
      }),
    );
  });
});

describe("what is chosen", () => {
  const content: JsonObject = {
    ...page(""),
    body: [text("a"), { ...text("b"), items: [text("b1"), text("b2")] }, text("c")],
  };
  const without = (uid: string) => removeBlock(content, pathOfUid(content, uid) ?? []);

  test("stays chosen wherever it is moved", () => {
    const moved = moveBlock(content, [["body", 0]], { parent: [], field: "body", index: 3 });
    expect(chosenAfter(content, moved, "a")).toBe("a");
  });

  test.each([
    ["a", "b"],
    ["c", "b"],
    ["b1", "b2"],
    ["b2", "b1"],
  ])("of %s, once it is removed, is %s", (uid, next) => {
    expect(chosenAfter(content, without(uid), uid)).toBe(next);
  });

  test("is what a block stood in, once nothing is left there; of the last one the page itself", () => {
    const box = { ...page(""), body: [{ ...text("b"), items: [text("b1")] }] };
    const empty = { ...page(""), body: [{ ...text("b"), items: [] }] };
    expect(chosenAfter(box, empty, "b1")).toBe("b");
    expect(chosenAfter(box, { ...page(""), body: [] }, "b1")).toBeNull();
  });
});

test("blocks without a uid, or with one that another has, get one; a page where all have one stays as it is", () => {
  let made = 0;
  const content = {
    ...page(""),
    body: [text("a"), text("a"), { component: "text" }, { ...text("p"), items: [text("b")] }],
  };
  const own = withOwnUids(content, () => `new${++made}`);
  expect(everyBlock(own).map(({ _uid }) => _uid)).toEqual(["p", "a", "new1", "new2", "new3", "b"]);
  expect(withOwnUids(own)).toBe(own);
});
