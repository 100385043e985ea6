import { describe, expect, test } from "vitest";
import { apply } from "../../../design/apply.ts";
import type { DesignElement } from "../../../design/document.ts";
import { together } from "../../../design/operation.ts";
import { canvas, photoElement, surface, textElement } from "../../../design/sample-designs.ts";
import { changeBy } from "./change-by.ts";
import { type Command, keyMap } from "./key-map.ts";

const trim = { x: 0, y: 0, width: 300_000, height: 200_000 };
const text = (id: string, x: number, y: number, change: Partial<DesignElement> = {}) =>
  ({ ...textElement({ id, frame: { x, y, width: 50_000, height: 20_000 } }), ...change }) as DesignElement;

const by = (command: Command, ...elements: DesignElement[]) =>
  changeBy(command, { held: { surface: surface(elements), elements }, trim, nudge: 1_000, newId: () => "copy" });
function result(command: Command, ...elements: DesignElement[]) {
  const applied = apply(
    { ...canvas(), surfaces: [surface(elements)] },
    together(by(command, ...elements)?.steps ?? []),
  );
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  return applied.value.document.surfaces[0]?.elements ?? [];
}
const lefts = (elements: readonly DesignElement[]) =>
  elements.map(({ frame }) => (frame === "surface" ? null : frame.x));

test("an arrow moves all that can be moved", () => {
  const moved = result("nudge-right", text("a", 0, 0), text("b", 9_000, 0, { locked: true }), text("c", 5_000, 0));
  expect(lefts(moved)).toEqual([1_000, 9_000, 6_000]);
});

describe("alignment", () => {
  test("of one is on its side", () => {
    expect(lefts(result("right", text("a", 0, 0)))).toEqual([250_000]);
  });

  test("of several is with each other, or with the one that is locked", () => {
    expect(lefts(result("left", text("a", 20_000, 0), text("b", 90_000, 0)))).toEqual([20_000, 20_000]);
    expect(lefts(result("left", text("a", 20_000, 0), text("b", 90_000, 0, { locked: true })))).toEqual([
      90_000, 90_000,
    ]);
  });
});

test("larger and smaller keep the middle and take the type along", () => {
  const [grown] = result("larger", text("a", 100_000, 100_000));
  expect(grown).toMatchObject({ size: 10_200, frame: { x: 99_500, y: 99_800, width: 51_000, height: 20_400 } });
});

test("turned six times to the right an element stands on its side", () => {
  let element = text("a", 0, 0);
  for (let n = 0; n < 6; n++) element = result("turn-right", element)[0] ?? element;
  expect(element.rotation).toBe(90_000);
  expect(element.frame).toEqual({ x: 0, y: 0, width: 50_000, height: 20_000 });
});

test("a duplicate lies right above its original and is selected", () => {
  const originals = [text("a", 0, 0), text("b", 0, 50_000)];
  const change = changeBy("duplicate", {
    held: { surface: surface(originals), elements: originals.slice(0, 1) },
    trim,
    nudge: 0,
    newId: () => "copy",
  });
  expect(change?.selection).toEqual(["copy"]);
  expect(change?.steps).toMatchObject([{ type: "addElements", at: 1 }]);
});

test("the picture of the whole side is neither moved nor doubled", () => {
  for (const command of ["nudge-left", "left", "larger", "turn-left", "duplicate", "back"] as const) {
    expect([command, by(command, photoElement())?.steps]).toEqual([command, []]);
  }
});

test("every command either changes elements or is none of theirs", () => {
  const none = Object.keys(keyMap).filter((command) => by(command as Command, text("a", 0, 0)) === null);
  expect(none.toSorted()).toEqual(
    [
      "edit",
      "gather",
      "help",
      "leave",
      "next-region",
      "previous-region",
      "redo",
      "select-all",
      "undo",
      "whole",
      "zoom-in",
      "zoom-out",
      // of photos that share a side: steps/tile-steps.ts
      "divide",
      "join",
      "swap",
    ].toSorted(),
  );
});
