import type { DesignElement, PhotoElement, Surface } from "../../../design/document.ts";
import { ONE, plainPlacement } from "../../../design/placement.ts";
import type { Layout } from "../../../design/template/template.ts";
import type { Wardrobe, Words } from "../../../design/template/wardrobe.ts";
import type { Case } from "../case.ts";
import { envelopeWords } from "../envelope/words-on-envelope.ts";
import type { CardSide } from "./sides.ts";
import { dressedSide, firstLayout } from "./styles.ts";

/** A side as it begins: in the theme's dressing, or plain. */
export function firstSurface(side: CardSide, one: Case, wardrobe: Wardrobe | null): Surface {
  const { id, role, copies } = side;
  const head = { id, role, copies, turned: false };
  if (role === "envelope") return { ...head, background: null, elements: envelopeWords(one, wardrobe) };
  if (!wardrobe) return { ...head, background: null, elements: role === "front" ? [titlePhoto(id)] : [] };
  const wanted = dressedSide(side, one);
  const layout = wanted && firstLayout(wardrobe.style, wanted.part, side);
  const dressed = layout && dressIn(side, one, wardrobe, layout);
  return {
    ...head,
    style: wardrobe.style.key,
    background: dressed ? dressed.background : groundOf(side, one, wardrobe),
    elements: dressed ? dressed.elements : [],
  };
}

/** One layout on a side; null where nothing is ever laid out. */
export function dressIn(side: CardSide, one: Case, wardrobe: Wardrobe, layout: Layout, words?: Words) {
  const wanted = dressedSide(side, one);
  if (!wanted) return null;
  const { sheet, plate = null } = wanted;
  return wardrobe.dress({ surface: side.id, layout, sheet, plate, ...(words ? { words } : {}) });
}

/** Bare sides have the paper of the theme; a spine has its cover's. */
function groundOf(side: CardSide, one: Case, wardrobe: Wardrobe): string {
  const { paper } = wardrobe.style.dressing.palette.colours;
  if (side.role !== "spine") return paper;
  const front: CardSide = {
    ...side,
    id: "front",
    role: "front",
    trim: { width: side.trim.height, height: side.trim.height },
  };
  const layout = firstLayout(wardrobe.style, "front", front);
  return (layout && dressIn(front, one, wardrobe, layout)?.background) ?? paper;
}

/** Without a theme a card begins with a picture. */
function titlePhoto(side: string): PhotoElement {
  const element: DesignElement = {
    id: `${side}-photo`,
    type: "photo",
    frame: "surface",
    rotation: 0,
    opacity: ONE,
    photo: null,
    slot: "photo",
    placement: plainPlacement("fill"),
  };
  return element;
}
