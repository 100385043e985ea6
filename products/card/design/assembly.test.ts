import { expect, test } from "vitest";
import { card, demoCards } from "../../../demo/catalogue/cards.ts";
import type { CardConfiguration } from "../configuration-schema.ts";
import { assembly } from "./assembly.ts";

function piecesOf(text: string, changes: Partial<CardConfiguration> = {}) {
  const made = assembly({ configuration: card(text, changes) }, demoCards);
  if (made?.kind !== "turned") throw new Error(text);
  return made.pieces;
}
const faces = (text: string) =>
  piecesOf(text).map(({ leaves }) => leaves.map(({ hinge, front, back }) => [hinge, front?.surface, back?.surface]));

test("a folded card opens about its fold, its back panel stays", () => {
  expect(faces("a6-hoch-folded 60")).toEqual([
    [
      ["left", "front", "inside-left"],
      ["left", "inside-right", "back"],
    ],
  ]);
  expect(faces("din-lang-folded 60")).toEqual([
    [
      ["top", "front", "inside-top"],
      ["left", "inside-bottom", "back"],
    ],
  ]);
  expect(faces("square-trifold 60")[0]?.[1]).toEqual(["right", "flap", "inside-right"]);
  expect(piecesOf("square-trifold 60")[0]?.leaves[1]?.size.width).toBe(143_000);
});

test("a flat card has two faces, a pocket its loose cards after it", () => {
  expect(faces("a7 60")).toEqual([[["left", "front", "back"]]]);
  expect(faces("pocketfold 60").slice(1)).toEqual([
    [["left", "insert-1-front", "insert-1-back"]],
    [["left", "insert-2-front", "insert-2-back"]],
  ]);
});

test("a printed envelope comes last, in the colour of its paper behind", () => {
  const accessories = [{ sku: "envelope-sender-sage-162x114", quantity: 60 }];
  const pieces = piecesOf("a6-hoch-folded 60", { accessories });
  expect(pieces).toHaveLength(2);
  expect(pieces[1]).toMatchObject({
    leaves: [{ size: { width: 162_000, height: 114_000 }, front: { surface: "envelope" }, back: null }],
    paper: "#b6c2ad",
  });
});

test("an envelope that nobody prints is seen once in the colour of its paper; a white one shows nothing", () => {
  const withEnvelope = (sku: string) => piecesOf("a6-hoch-folded 60", { accessories: [{ sku, quantity: 60 }] });
  expect(withEnvelope("envelope-plain-sage-162x114").slice(1)).toEqual([
    {
      leaves: [{ size: { width: 162_000, height: 114_000 }, hinge: "left", front: null, back: null }],
      body: { width: 162_000, height: 114_000 },
      turned: "beside",
      last: "stays",
      fittings: [],
      paper: "#b6c2ad",
    },
  ]);
  expect(withEnvelope("envelope-plain-white-162x114")).toHaveLength(1);
});

test("a booklet is leafed through, a newspaper upwards", () => {
  const [booklet] = piecesOf("church-booklet-8 60");
  expect(booklet?.leaves).toHaveLength(4);
  expect(booklet?.leaves[1]).toMatchObject({
    hinge: "left",
    front: { surface: "page-3" },
    back: { surface: "page-4" },
  });
  expect(piecesOf("wedding-newspaper-8 60")[0]?.leaves[0]?.hinge).toBe("top");
});

test("a book to write in shows its every page on each leaf", () => {
  const [book] = piecesOf("guestbook-spiral-40-square 1");
  expect(book?.leaves[1]).toMatchObject({ front: { surface: "page-first" }, back: { surface: "page-every" } });
  expect(book?.leaves.at(-1)?.back).toEqual({ surface: "back" });
  expect(book?.fittings).toEqual([{ kind: "spiral", edge: "left", hanger: false }]);
});

test("ribbon, bow and screws go where they are tied and driven", () => {
  const [tied] = piecesOf("a6-quer-folded 60", { ribbon: "satin", ribbonColor: "sage", bow: "satin" });
  expect(tied?.fittings).toEqual([
    { kind: "ribbon", along: "height", colour: "#a3ad92" },
    { kind: "bow", colour: "#a3ad92" },
  ]);
  const [fan] = piecesOf("din-lang-flat 60", { screw: "fan-silver" });
  expect(fan?.fittings).toEqual([{ kind: "screws", edge: "left", colour: "#b4b8bc" }]);
});
