import { expect, test } from "vitest";
import { card, demoCards } from "../../demo/catalogue/cards.ts";
import { design } from "../../products/card/design/card-design.ts";
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
