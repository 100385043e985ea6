import { describe, expect, test } from "vitest";
import { demoPrints } from "../../../demo/catalogue/photo-prints.ts";
import { apply } from "../../../design/apply.ts";
import type { DesignDocument, DesignPhoto } from "../../../design/document.ts";
import { type Step, together } from "../../../design/operation.ts";
import { distance, lookOf, PLACES } from "../../../design/photo-look.ts";
import { photoOf } from "../../../products/pile/print-side.ts";
import { kindOf } from "../../../products/registry.ts";
import { allChosen, type Choosing, extended, nothingChosen, stillThere, toggled } from "../choosing/choosing.ts";
import { cutOf, shownPart } from "./eye.ts";
import { movedPlace, pileCommandOf } from "./pile-keys.ts";
import {
  broughtPrint,
  changedEffects,
  copiedPrints,
  inTurn,
  orderedPrints,
  removedPrints,
  restockedPrints,
  rimmedPrints,
  turnedPhotos,
} from "./print-steps.ts";
import { rowsNear, tableOf } from "./table-rows.ts";

// The table knows no kind: the test takes one by the pile it has.
const kind = kindOf(demoPrints.kind);
const design = kind?.design;
if (!design?.pile) throw new Error("no pile");
const rules = { pile: design.pile, data: demoPrints };
const usual = { photoprintFormat: { width: 150, height: 100 }, paper: "simple", border: "none", quantity: 25 };
const lying: DesignPhoto = { id: "lying", name: "lying.jpg", width: 6000, height: 4000 };
const standing: DesignPhoto = { id: "standing", name: "standing.jpg", width: 3000, height: 4000 };

let made = 0;
const newId = () => `made-${++made}`;

function changed(document: DesignDocument, steps: readonly Step[]): DesignDocument {
  const applied = apply(document, together(steps));
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  return applied.value.document;
}

const brought = (...photos: DesignPhoto[]) =>
  photos.reduce(
    (document, photo) => changed(document, broughtPrint(document, photo, rules, newId)),
    design.blank(usual, demoPrints, null),
  );
const idsOf = ({ surfaces }: DesignDocument) => new Set(surfaces.map(({ id }) => id));

describe("bringing photos", () => {
  test("fills the empty print, once, and adds one for each further photo, turned to it", () => {
    const pile = brought(lying, standing);
    expect(pile.surfaces.map((side) => [photoOf(side)?.photo, side.copies, side.turned])).toEqual([
      ["lying", 1, false],
      ["standing", 1, true],
    ]);
  });

  test("is one operation for all of them, with the price that follows", () => {
    const before = design.blank(usual, demoPrints, null);
    const operation = inTurn(before, [
      ...[lying, standing].map((photo) => (now: DesignDocument) => broughtPrint(now, photo, rules, newId)),
      (now) => design.settle(now, demoPrints).steps,
    ]);
    if (!operation) throw new Error("nothing");
    const applied = apply(before, operation);
    expect(applied.ok && applied.value.document.configuration).toEqual({ ...usual, quantity: 2 });
  });
});

describe("changing prints", () => {
  test("another size for one of them names what it is made on", () => {
    const pile = brought(lying, standing);
    const one = new Set([pile.surfaces[1]?.id ?? ""]);
    const stock = rules.pile.stocks(pile, demoPrints).find(({ style }) => style === "180x130-matt");
    const large = changed(
      pile,
      restockedPrints(pile, one, () => stock, rules),
    );
    expect(large.surfaces.map(({ style, turned }) => [style, turned])).toEqual([
      [undefined, false],
      ["180x130-matt", true],
    ]);
  });

  test("a rim shows the whole photo, and filling takes it away again", () => {
    const pile = brought(standing);
    const rimmed = changed(pile, rimmedPrints(pile, idsOf(pile), true, rules));
    const [side] = rimmed.surfaces;
    expect(side && photoOf(side)).toMatchObject({ frame: { x: 5000, y: 5000, width: 90_000, height: 140_000 } });
    expect(changed(rimmed, rimmedPrints(rimmed, idsOf(rimmed), false, rules)).surfaces).toEqual(pile.surfaces);
  });

  test("what must stay visible is in the middle of a full sheet, and a photo with a rim is in the middle itself", () => {
    const pile = brought({ ...standing, focus: { x: 500_000, y: 300_000 } });
    const placementIn = ({ surfaces: [side] }: DesignDocument) => side && photoOf(side)?.placement.centre;
    expect(placementIn(pile)).toEqual({ x: 500_000, y: 300_000 });
    const rimmed = changed(pile, rimmedPrints(pile, idsOf(pile), true, rules));
    expect(placementIn(rimmed)).toEqual({ x: 500_000, y: 500_000 });
  });

  test("a photo that is turned takes its sheet along, and four times is none", () => {
    const pile = brought(lying);
    const turn = (document: DesignDocument) => changed(document, turnedPhotos(document, idsOf(document), rules));
    const once = turn(pile);
    expect(once.surfaces[0]).toMatchObject({ turned: true });
    expect(once.surfaces[0] && photoOf(once.surfaces[0])?.placement.rotation).toBe(90_000);
    expect(turn(turn(turn(once))).surfaces).toEqual(pile.surfaces);
  });

  test("black-and-white can be taken back without a trace", () => {
    const pile = brought(lying);
    const mono = changed(pile, changedEffects(pile, idsOf(pile), { tone: "black-and-white" }, rules));
    expect(mono.surfaces[0] && photoOf(mono.surfaces[0])?.effect?.tone).toBe("black-and-white");
    expect(changed(mono, changedEffects(mono, idsOf(mono), { tone: "none" }, rules)).surfaces).toEqual(pile.surfaces);
  });

  test("a photo goes with its last print, not before", () => {
    const pile = brought(lying);
    const twice = changed(pile, copiedPrints(pile, idsOf(pile), rules, newId));
    expect(twice.surfaces).toHaveLength(2);
    const [first] = twice.surfaces;
    const once = changed(twice, removedPrints(twice, new Set([first?.id ?? ""]), rules));
    expect([once.surfaces.length, once.photos.length]).toEqual([1, 1]);
    const none = changed(once, removedPrints(once, idsOf(once), rules));
    expect([none.surfaces.length, none.photos.length]).toEqual([0, 0]);
  });

  test("another order moves prints only, and the same order changes nothing", () => {
    const pile = brought(lying, standing);
    expect(orderedPrints(pile, pile.surfaces, rules)).toEqual([]);
    const turned = changed(pile, orderedPrints(pile, pile.surfaces.toReversed(), rules));
    expect(turned.surfaces.map((side) => photoOf(side)?.photo)).toEqual(["standing", "lying"]);
  });
});

describe("what needs an eye", () => {
  const element = (photo: DesignPhoto) => {
    const [side] = brought(photo).surfaces;
    const found = side && photoOf(side);
    if (!found) throw new Error("no photo");
    return found;
  };
  const trim = { width: 150_000, height: 100_000 };

  test("a photo of 4:3 loses 11.1 % above and below on 15 x 10, one of 3:2 nothing", () => {
    const four = { ...lying, width: 4000, height: 3000 };
    expect(cutOf(element(four), four, trim)).toEqual({ reason: "cut", share: 111_111, sides: "above" });
    expect(cutOf(element(lying), lying, trim)).toBeNull();
  });

  test("a panorama loses its sides", () => {
    const wide = { ...lying, width: 8000, height: 2000 };
    expect(cutOf(element(wide), wide, trim)).toEqual({ reason: "cut", share: 625_000, sides: "beside" });
    expect(shownPart(element(wide), wide, trim)).toEqual({ x: 312_500, y: 0, width: 375_000, height: 1_000_000 });
  });

  test("photos of the same thing are alike, others are not", () => {
    const greys = (bright: (x: number, y: number) => number) => ({
      ...PLACES,
      values: Uint8ClampedArray.from({ length: 72 }, (_, at) => bright(at % 9, Math.floor(at / 9))),
    });
    const look = (bright: (x: number, y: number) => number) => lookOf(greys(bright), greys(bright));
    const slope = look((x, y) => x * 20 + y);
    expect(
      distance(
        slope,
        look((x, y) => x * 20 + y + 3),
      ),
    ).toBe(0);
    expect(
      distance(
        slope,
        look((x, y) => 200 - x * 20 - y),
      ),
    ).toBe(64);
  });
});

describe("choosing", () => {
  const order = ["a", "b", "c", "d", "e"];
  const chosen = ({ chosen: ids }: Choosing) => order.filter((id) => ids.has(id)).join("");

  test("a range grows and shrinks with the print it ends at, and leaves others alone", () => {
    const first = toggled(toggled(nothingChosen, "e"), "b");
    const long = extended(first, "d", order);
    expect(chosen(long)).toBe("bcde");
    expect(chosen(extended(long, "c", order))).toBe("bce");
    expect(chosen(extended(long, "a", order))).toBe("abe");
  });

  test("what is gone is no longer chosen", () => {
    expect([...stillThere(allChosen(order), ["a", "c"]).chosen]).toEqual(["a", "c"]);
  });
});

describe("keys of the table", () => {
  const stroke = (key: string, more = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    ...more,
  });

  test("arrows move, with Shift they extend, Ctrl+A chooses all, and browsers keep their own keys", () => {
    expect(pileCommandOf(stroke("ArrowDown", { shiftKey: true }))).toEqual({ do: "move", by: "down", extend: true });
    expect(pileCommandOf(stroke("a", { ctrlKey: true }))).toEqual({ do: "all" });
    expect(pileCommandOf(stroke("a"))).toBeNull();
    expect(pileCommandOf(stroke("ArrowLeft", { altKey: true }))).toBeNull();
    expect(pileCommandOf(stroke("+"))).toEqual({ do: "more" });
  });

  test("a move stays on the table", () => {
    const rows = [
      { from: 0, to: 4 },
      { from: 4, to: 8 },
      { from: 8, to: 10 },
    ];
    expect(movedPlace("down", 7, rows)).toBe(9);
    expect(movedPlace("down", 9, rows)).toBe(9);
    expect(movedPlace("up", 1, rows)).toBe(0);
    expect(movedPlace("up", 9, rows)).toBe(5);
    expect(movedPlace("right", 9, rows)).toBe(9);
    expect(movedPlace("end", 1, rows)).toBe(9);
  });
});

const plainTable = { closer: 0, touch: false, groups: [] };

describe("the table", () => {
  test("has one scale: a print of 18 cm is 1.2 times as wide as one of 15, and rows are as high as their tallest", () => {
    const sizes = [
      { width: 150_000, height: 100_000 },
      { width: 180_000, height: 130_000 },
      { width: 100_000, height: 150_000 },
    ];
    const table = tableOf(sizes, { ...plainTable, width: 352 });
    expect(table.columns).toBe(2);
    expect(table.scale * 180_000).toBeCloseTo(352 / 2 - 16, 5);
    expect(table.rows.map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [2, 3],
    ]);
  });

  test("of 1,000 prints only the rows within a window's height are drawn", () => {
    const sizes = Array.from({ length: 1000 }, () => ({ width: 150_000, height: 100_000 }));
    const table = tableOf(sizes, { ...plainTable, width: 1056 });
    const near = rowsNear(table, 5000, 700);
    expect(near.length * table.columns).toBeLessThan(100);
    expect(near[0] && near[0].top + near[0].height).toBeGreaterThan(4300);
  });
});
