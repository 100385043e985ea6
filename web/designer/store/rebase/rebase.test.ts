import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { apply } from "../../../../design/apply.ts";
import { operations } from "../../../../design/arbitrary-operations.ts";
import { canonicalJson } from "../../../../design/canonical-json.ts";
import type { DesignDocument } from "../../../../design/document.ts";
import { beginHistory, perform, redo, undo } from "../../../../design/history.ts";
import type { Operation } from "../../../../design/operation.ts";
import { canvas, photoElement, surface, textElement } from "../../../../design/sample-designs.ts";
import type { Pending } from "../pending.ts";
import { newsOf } from "./news.ts";
import { rebase } from "./rebase.ts";
import { rebaseHistory } from "./rebase-history.ts";
import { overlap, touch } from "./touches.ts";

const card: DesignDocument = {
  ...canvas(),
  surfaces: [
    surface([photoElement(), textElement()]),
    surface([textElement({ id: "e1" }), textElement({ id: "e2" })], "back"),
  ],
};
const pending = (...all: readonly Operation[]): readonly Pending[] =>
  all.map((operation) => ({ operation, gesture: null }));
const write = (element: string, text: string): Operation => ({ type: "setElement", element, set: { text } });
const title = (text: string): Operation => ({ type: "setTitle", title: text });
const run = (document: DesignDocument, all: readonly Operation[]): DesignDocument =>
  all.reduce((before, operation) => {
    const applied = apply(before, operation);
    return applied.ok ? applied.value.document : before;
  }, document);
/** Those that fit, one after the other. */
const fitting = (all: readonly Operation[]) => {
  let document = card;
  return all.filter((operation) => {
    const applied = apply(document, operation);
    if (applied.ok) document = applied.value.document;
    return applied.ok;
  });
};
/** Without the order of elements, photos and sides, in which devices may differ. */
const contents = (document: DesignDocument) => {
  const byId = <Thing extends { readonly id: string }>(things: readonly Thing[]) =>
    things.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const surfaces = byId(document.surfaces).map((one) => ({ ...one, elements: byId(one.elements) }));
  return canonicalJson({ ...document, photos: byId(document.photos), surfaces });
};
const sessions = fc.array(operations, { minLength: 1, maxLength: 5 }).map(fitting);

describe("two devices on one design", () => {
  test("operations that touch different things give the same design in either order", () => {
    let apart = 0;
    fc.assert(
      fc.property(sessions, sessions, (mine, theirs) => {
        const result = rebase(card, pending(...mine), theirs);
        if (!result) throw new Error("what fits its design is always rebased");
        if (result.overlapping.length > 0 || result.mine.length < mine.length) return;
        apart++;
        expect(canonicalJson(result.document)).toBe(canonicalJson(run(run(card, theirs), mine)));
        expect(contents(result.document)).toBe(contents(run(run(card, mine), theirs)));
      }),
      { numRuns: 1500 },
    );
    expect(apart).toBeGreaterThan(150);
  });

  test("every operation of mine is in the design, in the copy, or was done by both", () => {
    fc.assert(
      fc.property(sessions, sessions, (mine, theirs) => {
        const result = rebase(card, pending(...mine), theirs);
        if (!result) throw new Error("what fits its design is always rebased");
        expect(canonicalJson(result.base)).toBe(canonicalJson(run(card, theirs)));
        const there = [...result.mine, ...result.overlapping].map(({ operation }) => canonicalJson(operation));
        const known = new Set([...there, ...theirs.map(canonicalJson)]);
        expect(mine.filter((operation) => !known.has(canonicalJson(operation)))).toEqual([]);
        expect(canonicalJson(result.document)).toBe(
          canonicalJson(
            run(
              result.base,
              result.mine.map(({ operation }) => operation),
            ),
          ),
        );
      }),
      { numRuns: 800 },
    );
  });

  test("the same element: theirs stays, mine is named with all that builds on it", () => {
    const mine = pending(
      write("words", "von mir"),
      title("Strand"),
      write("e1", "hinten"),
      write("words", "noch mehr"),
    );
    const result = rebase(card, mine, [write("words", "von Oma")]);
    expect(result?.overlapping).toEqual([mine[0], mine[3]]);
    expect(result?.mine).toEqual([mine[1], mine[2]]);
    expect(result?.document).toEqual(run(card, [write("words", "von Oma"), title("Strand"), write("e1", "hinten")]));
  });

  test.each<readonly [string, Operation, Operation, boolean]>([
    ["two elements on one side", write("e1", "a"), write("e2", "b"), false],
    ["one element", write("e1", "a"), write("e1", "b"), true],
    ["an element and the side it is on, removed", write("e1", "a"), { type: "removeSurface", surface: "back" }, true],
    [
      "an element and its side's background",
      write("e1", "a"),
      { type: "setSurface", surface: "back", background: "#000000" },
      false,
    ],
    [
      "a new element and another layout of its side",
      { type: "addElements", surface: "back", elements: [textElement({ id: "e3" })] },
      { type: "arrange", surface: "back", elements: [] },
      true,
    ],
    [
      "two new elements on one side",
      { type: "addElements", surface: "back", elements: [textElement({ id: "e3" })] },
      { type: "addElements", surface: "back", elements: [textElement({ id: "e4" })] },
      false,
    ],
    [
      "a photo placed and the photo removed",
      { type: "placePhoto", element: "picture", photo: "tower" },
      { type: "removePhoto", photo: "tower" },
      true,
    ],
    [
      "a photo removed and an element that showed it",
      { type: "removePhoto", photo: "beach" },
      { type: "setElement", element: "picture", set: { rotation: 90_000 } },
      true,
    ],
    [
      "the order of two sides",
      { type: "moveSurface", surface: "back", to: 0 },
      { type: "moveSurface", surface: "front", to: 1 },
      false,
    ],
    ["all sides anew and one element", { type: "setSurfaces", surfaces: [] }, write("e1", "a"), true],
    ["the title and an element", title("a"), write("e1", "a"), false],
  ])("%s", (_what, one, other, expected) => {
    const [here, there] = [touch(card, one), touch(card, other)];
    if (!here || !there) throw new Error("does not fit");
    expect(overlap(here.touches, there.touches)).toBe(expected);
    expect(overlap(there.touches, here.touches)).toBe(expected);
  });

  test("what the server took although its answer got lost is not done twice", () => {
    const mine = pending(write("words", "a"), write("words", "b"), write("words", "c"));
    const theirs = [write("words", "a"), write("words", "b"), write("e1", "von Oma")];
    const result = rebase(card, mine, theirs);
    expect(result?.mine).toEqual([mine[2]]);
    expect(result?.overlapping).toEqual([]);
    expect(result?.theirs).toEqual([theirs[2]]);
  });

  test("what both did alike is done", () => {
    const photo = { id: "p3", name: "Hund.jpg", width: 4000, height: 3000 };
    const result = rebase(card, pending({ type: "addPhoto", photo }), [title("von Oma"), { type: "addPhoto", photo }]);
    expect(result).toMatchObject({ mine: [], overlapping: [] });
  });

  test("operations of another design are refused", () => {
    expect(rebase(card, [], [write("unknown", "a")])).toBeNull();
  });
});

describe("undo after a rebase", () => {
  const performed = (all: readonly Operation[]) =>
    all.reduce((history, operation) => {
      const next = perform(history, operation);
      return next.ok ? next.value : history;
    }, beginHistory(card));

  test("goes back as far as theirs is not undone with it", () => {
    const mine = [write("words", "vorher"), write("e1", "eins"), title("Strand")];
    const history = performed(mine);
    // the first was saved before they began
    const [first, ...rest] = mine;
    const result = rebase(run(card, [first as Operation]), pending(...rest), [write("words", "von Oma")]);
    if (!result) throw new Error("not rebased");
    const rebased = rebaseHistory(history, result);
    expect(rebased.past).toHaveLength(2);
    const once = undo(rebased);
    const twice = once && undo(once.history);
    expect(twice?.history.document).toEqual(run(card, [write("words", "von Oma")]));
    expect(twice && undo(twice.history)).toBeNull();
    expect(twice && redo(twice.history)?.history.document).toEqual(
      run(card, [write("words", "von Oma"), write("e1", "eins")]),
    );
  });

  test("never fails, whatever both did", () => {
    fc.assert(
      fc.property(sessions, sessions, fc.nat(3), (mine, theirs, undone) => {
        let history = performed(mine);
        const all = [...mine];
        for (let n = 0; n < undone; n++) {
          const turned = undo(history);
          if (!turned) break;
          history = turned.history;
          all.push(turned.operation);
        }
        const result = rebase(card, pending(...all), theirs);
        if (!result) throw new Error("not rebased");
        let turning = rebaseHistory(history, result);
        for (let turned = undo(turning); turned; turned = undo(turning)) turning = turned.history;
        for (let turned = redo(turning); turned; turned = redo(turning)) turning = turned.history;
        for (let turned = undo(turning); turned; turned = undo(turning)) turning = turned.history;
      }),
      { numRuns: 800 },
    );
  });
});

test("the news say how much came, and nothing of what was known", () => {
  const [mine, theirs] = [title("Strand"), [title("Strand"), write("e1", "a"), write("e2", "b")]];
  const result = rebase(card, pending(mine), theirs);
  expect(result && newsOf(result, null)).toEqual({
    elements: 2,
    sides: 0,
    photos: 0,
    title: false,
    configuration: false,
    copy: null,
  });
  const nothing = rebase(card, pending(mine), [mine]);
  expect(nothing && newsOf(nothing, null)).toBeNull();
});
