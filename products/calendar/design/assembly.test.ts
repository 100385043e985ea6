import { expect, test } from "vitest";
import { calendarRelease, photoCalendar } from "../../../demo/catalogue/calendars.ts";
import type { CalendarConfiguration } from "../configuration.ts";
import { assembly } from "./assembly.ts";

function pieceOf(text: string, changes: Partial<CalendarConfiguration> = {}) {
  const made = assembly({ configuration: photoCalendar(text, changes) }, calendarRelease);
  if (made.kind !== "turned" || !made.pieces[0]) throw new Error(text);
  return made.pieces[0];
}

test("a wall calendar hangs by its spiral, or from a nail in its hole; its sheets go over the top", () => {
  const piece = pieceOf("wandkalender 297x210");
  expect(piece).toMatchObject({
    turned: "behind",
    last: "stays",
    fittings: [{ kind: "spiral", edge: "top", hanger: true }],
  });
  expect(piece.leaves).toHaveLength(13);
  expect(piece.leaves[1]).toMatchObject({ hinge: "top", front: { surface: "month-1" }, back: null });
  expect(pieceOf("wandkalender 297x210", { mounting: "lochung" }).fittings).toEqual([
    { kind: "nail", at: { x: 148_500, y: 9_000 } },
  ]);
});

test("a desk calendar stands on cardboard, in a block or on feet of wood that hide 7 mm", () => {
  const stand = (changes: Partial<CalendarConfiguration>) => pieceOf("tischkalender 210x148", changes).fittings[1];
  expect(stand({ accessory: "none" })).toEqual({ kind: "easel" });
  expect(stand({ accessory: "holzblock" })).toEqual({ kind: "stand", look: "block", hides: 7_000 });
  expect(stand({ accessory: "holzfuss" })).toEqual({ kind: "stand", look: "foot", hides: 7_000 });
});

test("an appointment calendar is a book, its first page on the right", () => {
  const piece = pieceOf("terminkalender 148x210", { mounting: "hardcover" });
  expect(piece).toMatchObject({ turned: "beside", last: "turns", fittings: [] });
  expect(piece.leaves[0]).toMatchObject({ hinge: "left", front: { surface: "cover" }, back: null });
  expect(piece.leaves[1]).toMatchObject({
    front: { surface: "opening" },
    back: { surface: "month-1", part: { x: 0, width: 148_000 } },
  });
  expect(piece.leaves.at(-2)?.back).toEqual({ surface: "closing" });
});
