import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { operations } from "./arbitrary-operations.ts";
import { bounds } from "./bounds.ts";
import { beginHistory, type History, perform, redo, undo } from "./history.ts";
import type { Operation } from "./operation.ts";
import { ONE, plainPlacement } from "./placement.ts";
import { readHistory } from "./read-history.ts";
import { canvas, landscape } from "./sample-designs.ts";

function performed(history: History, operation: Operation, gesture?: string): History {
  const outcome = perform(history, operation, gesture);
  if (!outcome.ok) throw new Error(outcome.error.reason);
  return outcome.value;
}

const zoomTo = (zoom: number): Operation => ({
  type: "setPlacement",
  element: "picture",
  placement: { ...plainPlacement("fill"), zoom },
});
const title = (text: string): Operation => ({ type: "setTitle", title: text });

/** Undoes (or redoes) until nothing is left. */
function all(history: History, way: typeof undo): History {
  const turned = way(history);
  return turned ? all(turned.history, way) : history;
}

describe("undo and redo", () => {
  test("go all the way back and all the way forward, over a reload in between", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(operations, fc.constantFrom(undefined, "drag", "slide")), { maxLength: 15 }),
        (list) => {
          const end = list.reduce((history, [operation, gesture]) => {
            const outcome = perform(history, operation, gesture);
            return outcome.ok ? outcome.value : history;
          }, beginHistory(canvas()));
          const start = all(end, undo);
          expect(start.document).toEqual(canvas());
          const reloaded = readHistory(JSON.parse(JSON.stringify(start)));
          if (!reloaded.ok) throw new Error(reloaded.error.reason);
          expect(reloaded.value.future).toHaveLength(end.past.length);
          expect(all(reloaded.value, redo).document).toEqual(end.document);
        },
      ),
    );
  });

  test("give the operation that was applied, for the store", () => {
    const history = performed(beginHistory(canvas()), title("Meer"));
    expect(undo(history)?.operation).toEqual(title(""));
    expect(undo(history) && redo(undo(history)?.history as History)?.operation).toEqual(title("Meer"));
  });

  test("nothing to undo and nothing to redo is said", () => {
    expect(undo(beginHistory(canvas()))).toBeNull();
    expect(redo(beginHistory(canvas()))).toBeNull();
  });

  test("a new edit ends what could be redone", () => {
    const undone = undo(performed(beginHistory(canvas()), title("one")));
    expect(performed(undone?.history as History, title("two")).future).toEqual([]);
  });

  test("an edit that does not fit leaves the list alone", () => {
    const history = performed(beginHistory(canvas()), title("one"));
    expect(perform(history, { type: "removePhoto", photo: "gone" }).ok).toBe(false);
    expect(history.past).toHaveLength(1);
  });
});

describe("gestures", () => {
  test("a drag of a hundred moves is one step, holding one placement each way", () => {
    const moves = Array.from({ length: 100 }, (_, index) => zoomTo(ONE + (index + 1) * 1000));
    const dragged = moves.reduce((history, move) => performed(history, move, "drag-1"), beginHistory(canvas()));
    expect(dragged.past).toEqual([{ gesture: "drag-1", operation: zoomTo(ONE + 100_000), inverse: zoomTo(ONE) }]);
  });

  test("two drags are two steps, and edits outside gestures never join", () => {
    const first = performed(beginHistory(canvas()), zoomTo(2 * ONE), "drag-1");
    const second = performed(first, zoomTo(3 * ONE), "drag-2");
    expect(performed(performed(second, title("a")), title("b")).past).toHaveLength(4);
  });

  test("a gesture of different edits is still undone as one", () => {
    const history = performed(performed(beginHistory(canvas()), zoomTo(2 * ONE), "pinch"), title("x"), "pinch");
    expect(undo(history)?.history.document).toEqual(canvas());
  });

  test("what was redone is not joined by a late move of its gesture", () => {
    const undone = undo(performed(beginHistory(canvas()), zoomTo(2 * ONE), "drag-1"));
    const redone = redo(undone?.history as History);
    expect(performed(redone?.history as History, zoomTo(3 * ONE), "drag-1").past).toHaveLength(2);
  });
});

describe("a stored history", () => {
  const stored = JSON.parse(JSON.stringify(performed(beginHistory(canvas()), title("Meer"))));

  test("with a list that does not fit keeps its design and starts the list anew", () => {
    const broken = {
      ...stored,
      past: [{ operation: title("x"), inverse: { type: "removePhoto", photo: "gone" }, gesture: null }],
    };
    expect(readHistory(broken)).toEqual({ ok: true, value: beginHistory(stored.document) });
    expect(readHistory({ ...stored, past: "rubbish" })).toEqual({ ok: true, value: beginHistory(stored.document) });
  });

  test("without a design is refused", () => {
    expect(readHistory({ past: [], future: [] })).toEqual({ ok: false, error: { reason: "not-a-design" } });
    expect(readHistory(null)).toEqual({ ok: false, error: { reason: "not-a-design" } });
  });
});

test("photos that arrive while something else is done are taken back with the first of them", () => {
  const add = (id: string): Operation => ({ type: "addPhoto", photo: { id, name: id, width: 30, height: 20 } });
  const first = performed(beginHistory(canvas()), add("one"), "chosen");
  const later = performed(performed(first, title("Meer")), add("two"), "chosen");
  expect(later.past).toHaveLength(2);
  const titled = undo(later)?.history as History;
  expect(titled.document.photos.map(({ id }) => id)).toEqual(["beach", "tower", "one", "two"]);
  const start = undo(titled)?.history as History;
  expect(start.document).toEqual(canvas());
  expect(all(start, redo).document).toEqual(later.document);
});

const arrival = (id: string): Operation => ({ type: "addPhoto", photo: { ...landscape, id } });
const trayOf = ({ document }: History) => document.photos.map(({ id }) => id);

test("a photo taken out of the tray while others arrive leaves them one step of undo", () => {
  const before = trayOf(beginHistory(canvas()));
  const first = performed(performed(beginHistory(canvas()), arrival("a"), "chosen"), arrival("b"), "chosen");
  const removed = performed(first, { type: "removePhoto", photo: "a" });
  const end = performed(removed, arrival("c"), "chosen");
  expect(end.past).toHaveLength(2);
  expect(trayOf(end)).toEqual([...before, "b", "c"]);
  const once = undo(end)?.history;
  if (!once) throw new Error("nothing to undo");
  expect(trayOf(once)).toEqual([...before, "a", "b", "c"]);
  const back = all(end, undo);
  expect(trayOf(back)).toEqual(before);
  expect(trayOf(all(back, redo))).toEqual([...before, "b", "c"]);
});

test("what comes back to a full tray by undo finds its room: arrivals meanwhile are a step of their own", () => {
  const { photos, ...rest } = canvas();
  const tray = Array.from({ length: bounds.photos - 1 }, (_, n) => photos[n] ?? { ...landscape, id: `full-${n}` });
  const first = performed(beginHistory({ ...rest, photos: tray }), arrival("a"), "chosen");
  const end = performed(performed(first, { type: "removePhoto", photo: "full-7" }), arrival("b"), "chosen");
  expect(end.past).toHaveLength(3);
  expect(trayOf(all(end, undo))).toEqual(tray.map(({ id }) => id));
});

test("a photo that was taken out and arrives again is a step of its own", () => {
  const first = performed(beginHistory(canvas()), arrival("a"), "chosen");
  const end = performed(performed(first, { type: "removePhoto", photo: "a" }), arrival("a"), "chosen");
  expect(end.past).toHaveLength(3);
  expect(all(all(end, undo), redo).document).toEqual(end.document);
});
