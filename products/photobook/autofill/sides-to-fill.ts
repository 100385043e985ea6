import type { DesignDocument, Surface } from "../../../design/document.ts";
import type { AutofillWish } from "../../autofill/kind-autofill.ts";
import type { Case } from "../case.ts";
import { movedElements } from "../sides/move-elements.ts";
import { freeNames } from "../sides/settle-pages.ts";
import { isSpread, LAST, possibleSpreads, SPREAD } from "../sides/sides.ts";
import { isOwn } from "./own-sides.ts";

/** As many spreads as the photos want and the binding allows; those with something on them that stays are all kept. */
export function spreadsFor(
  design: DesignDocument,
  wish: AutofillWish,
  wanted: number,
  { book }: Case,
): readonly Surface[] {
  const present = design.surfaces.filter(isSpread);
  const fixed = new Set(wish.fixed.map(({ id }) => id));
  const stays = (side: Surface) => fixed.has(side.id) || side.elements.some((element) => isOwn(element, wish.worn));
  const staying = present.filter(stays).length;
  const count = book ? possibleSpreads(Math.max(wanted + fixed.size, staying), book) : present.length;
  let over = Math.max(present.length - count, 0);
  const kept = present.toReversed().filter((side) => stays(side) || over-- <= 0);
  const more = freeNames(count - kept.length, new Set(design.surfaces.map(({ id }) => id)));
  return [...kept.toReversed(), ...more.map((id, n) => newSpread(id, present[n % Math.max(present.length, 1)]))];
}

/** On the ground of another spread, so that the book stays of one kind. */
const newSpread = (id: string, like: Surface | undefined): Surface => ({
  id,
  role: SPREAD,
  background: like?.background ?? null,
  copies: 1,
  turned: false,
  elements: [],
  ...(like?.style === undefined ? {} : { style: like.style }),
});

/** All sides of the book with these spreads, what is on the others moved to its new spine. */
export function sidesOf(
  design: DesignDocument,
  spreads: readonly Surface[],
  before: Case,
  after: Case,
): readonly Surface[] {
  const others = design.surfaces.filter((side) => !isSpread(side));
  const last = others.filter(({ id }) => id === LAST);
  return [
    ...others
      .filter(({ id }) => id !== LAST)
      .map((side) => ({ ...side, elements: movedElements(side, before, after) })),
    ...spreads,
    ...last,
  ];
}
