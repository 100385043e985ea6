import { longSide, micrometres, shortSide } from "../../../core/measure.ts";
import type { DesignOutline } from "../../../design/document.ts";
import { type Assembly, type Face, type Leaf, leavesOf, type Piece } from "../../assembly.ts";
import type { Case } from "../case.ts";
import { orderedEnvelope } from "../envelope/ordered-envelope.ts";
import { inlaySide, printedInlays } from "../printed-inlays.ts";
import type { Release } from "../release.ts";
import { fittingsOf } from "./fittings.ts";
import { type CardSide, sidesOf } from "./sides.ts";
import { caseOf } from "./surfaces.ts";

/** A card as it is folded, its loose cards after it; booklets and books to write in as they are bound. */
export function assembly(design: Pick<DesignOutline, "configuration">, release: Release): Assembly | null {
  const one = caseOf(design, release);
  const sides = sidesOf(one);
  const [front] = sides;
  if (!front) return null;
  const inserts = sides.filter(({ role }) => role === "insert-front");
  const envelopes = sides.filter(({ role }) => role === "envelope");
  return {
    kind: "turned",
    pieces: [
      pieceOf(one, sides),
      ...inserts.map((side) => insert(side)),
      ...printedInlays(one).flatMap((inlay) =>
        sides.flatMap((side) => (side.id === inlaySide(inlay) ? [lone(side, inlay.colour)] : [])),
      ),
      ...envelopes.map((side) => lone(side, orderedEnvelope(one)?.paper ?? "#ffffff")),
      ...(envelopes.length === 0 ? plainEnvelope(one) : []),
    ],
  };
}

function pieceOf(one: Case, sides: readonly CardSide[]): Piece {
  if (one.guestbook) return guestbook(one, sides);
  return one.card?.binding === "stapled" ? booklet(one, sides) : folded(one, sides);
}

const face = (sides: readonly CardSide[], id: string): Face | null =>
  sides.some((side) => side.id === id) ? { surface: id } : null;

/** The back panel stays while the others open in turn; finally the closed card is turned over. */
function folded(one: Case, sides: readonly CardSide[]): Piece {
  const body = bodyOf(sides);
  const leaf = (hinge: Leaf["hinge"], front: string, back: string): Leaf => ({
    size: sides.find(({ id }) => id === front)?.trim ?? body,
    hinge,
    front: face(sides, front),
    back: face(sides, back),
  });
  return {
    leaves: panelsOf(sides).map((panel) => leaf(...panel)),
    body,
    turned: "beside",
    last: "over",
    fittings: fittingsOf(one, body),
  };
}

const bodyOf = ([front]: readonly CardSide[]) => front?.trim ?? { width: 0, height: 0 };

function panelsOf(sides: readonly CardSide[]): readonly (readonly [Leaf["hinge"], string, string])[] {
  const has = (id: string) => sides.some((side) => side.id === id);
  if (has("inside-top")) {
    return [
      ["top", "front", "inside-top"],
      ["left", "inside-bottom", "back"],
    ];
  }
  if (has("flap")) {
    return [
      ["left", "front", "inside-left"],
      ["right", "flap", "inside-right"],
      ["left", "inside-middle", "back"],
    ];
  }
  if (has("inside-left")) {
    return [
      ["left", "front", "inside-left"],
      ["left", "inside-right", "back"],
    ];
  }
  return [["left", "front", "back"]];
}

const insert = ({ id, trim }: CardSide): Piece => ({
  leaves: [{ size: trim, hinge: "left", front: { surface: id }, back: { surface: id.replace(/front$/, "back") } }],
  body: trim,
  turned: "beside",
  last: "over",
  fittings: [],
});

/** Nothing is printed on its back. */
const lone = ({ id, trim }: CardSide, paper: string): Piece => ({
  leaves: [{ size: trim, hinge: "left", front: { surface: id }, back: null }],
  body: trim,
  turned: "beside",
  last: "over",
  fittings: [],
  paper,
});

/** Nothing is printed on it, and its paper has a colour to be seen with the card. */
function plainEnvelope(one: Case): readonly Piece[] {
  const ordered = one.configuration.alone ? null : orderedEnvelope(one);
  if (!ordered || ordered.paper.toLowerCase() === "#ffffff") return [];
  const [width, height] = [micrometres(longSide(ordered.size)), micrometres(shortSide(ordered.size))];
  return [
    {
      leaves: [{ size: { width, height }, hinge: "left", front: null, back: null }],
      body: { width, height },
      turned: "beside",
      last: "stays",
      fittings: [],
      paper: ordered.paper,
    },
  ];
}

function booklet(one: Case, sides: readonly CardSide[]): Piece {
  const body = bodyOf(sides);
  const hinge = one.card?.sheet.along === "height" ? "top" : "left";
  return {
    leaves: leavesOf(
      sides.map(({ id }) => ({ surface: id })),
      body,
      hinge,
    ),
    body,
    turned: "beside",
    last: "turns",
    fittings: fittingsOf(one, body),
  };
}

/** One page is printed on the front of every leaf inside. */
function guestbook(one: Case, sides: readonly CardSide[]): Piece {
  const body = bodyOf(sides);
  const every = sides.find(({ role }) => role === "page-every");
  const pages = [
    face(sides, "page-first"),
    ...Array.from({ length: every?.copies ?? 0 }, () => face(sides, "page-every")),
  ];
  return {
    leaves: leavesOf([face(sides, "front"), null, ...pages, null, face(sides, "back")], body, "left"),
    body,
    turned: "beside",
    last: "turns",
    fittings: fittingsOf(one, body),
  };
}
