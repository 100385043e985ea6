import { expect, test } from "vitest";
import { card, demoCards } from "../../demo/catalogue/cards.ts";
import { design } from "../../products/card/design/card-design.ts";
import type { DesignableKind } from "../../products/registry.ts";
import { leafable } from "./leafable.ts";
import { sharedPiece } from "./shared-pieces.ts";

test.each(["a6-quer-folded", "a6-hoch-folded", "square-folded", "a6-hoch-flat"])(
  "%s is sent in the hand as it is made, with its ribbon and bow",
  (size) => {
    const configuration = card(`${size} 50`, { bow: "satin", ribbon: "satin", ribbonColor: "sage" });
    const assembly = design.assembly?.(design.blank(configuration, demoCards, null), demoCards);
    if (assembly?.kind !== "turned") throw new Error("nothing to turn");
    expect(assembly.pieces.map((piece) => sharedPiece.parse(piece))).toEqual(assembly.pieces);
    expect(assembly.pieces[0]?.fittings.map(({ kind }) => kind)).toEqual(["ribbon", "bow"]);
  },
);

test("a folded card lies in the hand with its coloured envelope, its pages named in the order they are printed", () => {
  const accessories = [{ sku: "envelope-plain-sage-162x114", quantity: 50 }];
  const blank = design.blank({ ...card("a6-hoch-folded 50"), accessories }, demoCards, null);
  const thing = leafable({ design } as unknown as DesignableKind, blank, demoCards);
  expect(thing.sides).toEqual(blank.surfaces.map(({ id }) => id));
  expect(thing.pieces).toHaveLength(2);
  expect(thing.pieces[1]).toMatchObject({ paper: "#b6c2ad", leaves: [{ front: null }] });
  expect(thing.openings.flat().every(({ page }) => page < thing.sides.length)).toBe(true);
});
