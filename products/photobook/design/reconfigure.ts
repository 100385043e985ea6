import { apply } from "../../../design/apply.ts";
import { configurationStep } from "../../../design/apply-whole.ts";
import type { DesignDocument, DesignElement, Surface } from "../../../design/document.ts";
import type { Size } from "../../../design/geometry.ts";
import { type Step, together } from "../../../design/operation.ts";
import type { Wardrobe } from "../../../design/template/wardrobe.ts";
import { redress } from "../../redress.ts";
import { type Case, openCase } from "../case.ts";
import { configurationSchema, type PhotobookConfiguration } from "../configuration.ts";
import { isPageNumber } from "../labels/page-numbers.ts";
import type { Release } from "../release.ts";
import { pageSize } from "../sides/measures.ts";
import { movedElements } from "../sides/move-elements.ts";
import { freeNames, settlePages } from "../sides/settle-pages.ts";
import { FIRST, hasSinglePages, isSpread, LAST, possibleSpreads, SPREAD, spreadsOf } from "../sides/sides.ts";
import { withUniqueNames } from "../sides/unique-names.ts";
import { blankBookSide } from "./blank-book.ts";
import { sideOf } from "./dressed-sides.ts";
import { coverOf, movedCover, toggledSpineText } from "./follow-cover.ts";
import { refinedCover } from "./refined-cover.ts";
import { inMeasures } from "./worn-style.ts";

/**
 * The same book in another size, binding, cover or number of pages. Everything keeps its place on its page; single
 * pages become halves of spreads and back. Only empty pages are removed.
 */
export function reconfigure(
  design: DesignDocument,
  configuration: PhotobookConfiguration,
  release: Release,
  published: Wardrobe | null,
  worn: Wardrobe | null,
): readonly Step[] {
  const from = openCase(configurationSchema.parse(design.configuration), release);
  const to = openCase(configuration, release);
  if (!to.book) return [];
  const wardrobe = inMeasures(published, to);
  const moved = design.surfaces.map((surface) => ({ ...surface, elements: movedElements(surface, from, to) }));
  const bound = rebound(moved, from, to, wardrobe);
  const paged = refinedCover(withUniqueNames(withPages(bound, from, to, wardrobe)), from, to);
  const change = configurationStep(design.configuration, configuration);
  const steps: Step[] = change ? [change] : [];
  if (!sameSides(design.surfaces, paged)) steps.push({ type: "setSurfaces", surfaces: paged });
  const styled = inStyle(design, steps, { to, from, wardrobe, worn });
  const dressed = after(design, styled);
  const settled = settlePages(dressed, release);
  const final = openCase(settled.configuration, release);
  const cover = coverOf(dressed);
  const moves = cover ? movedCover(cover, to, final) : [];
  const drawn = [...styled, ...settled.steps, ...moves];
  const covered = coverOf(after(design, drawn));
  return covered ? [...drawn, ...toggledSpineText(covered, { from, to: final, wardrobe })] : drawn;
}

interface Styled {
  readonly from: Case;
  readonly to: Case;
  readonly wardrobe: Wardrobe | null;
  readonly worn: Wardrobe | null;
}

/** Another set dresses all sides again; with the same one they stay as moved. */
function inStyle(
  design: DesignDocument,
  steps: readonly Step[],
  { from, to, wardrobe, worn }: Styled,
): readonly Step[] {
  const same = from.configuration.designGroupSetId === to.configuration.designGroupSetId;
  if (same || !wardrobe) return steps;
  const next = after(design, steps);
  return [
    ...steps,
    ...redress({ sideOf: (head) => sideOf(head, to) }, { next }, to.release, wardrobe, inMeasures(worn, to)),
  ];
}

function after(design: DesignDocument, steps: readonly Step[]): DesignDocument {
  if (steps.length === 0) return design;
  const applied = apply(design, together(steps));
  if (!applied.ok) throw new Error(`steps of a photobook do not apply: ${applied.error.reason}`);
  return applied.value.document;
}

const sameSides = (one: readonly Surface[], other: readonly Surface[]) => JSON.stringify(one) === JSON.stringify(other);

/** Single pages at both ends for bindings that have them, spreads for the others. */
function rebound(sides: readonly Surface[], from: Case, to: Case, wardrobe: Wardrobe | null): readonly Surface[] {
  const [had, has] = [hasSinglePages(from.configuration), hasSinglePages(to.configuration)];
  if (had === has) return sides;
  return has ? withSinglePages(sides, to, wardrobe) : withoutSinglePages(sides, to);
}

/** The first page becomes the right half of a spread, the last one the left half. */
function withoutSinglePages(sides: readonly Surface[], to: Case): readonly Surface[] {
  const page = pageSize(to);
  const names = freeNames(2, new Set(sides.map(({ id }) => id)));
  const spread = (side: Surface, id: string, by: number): Surface => ({
    ...side,
    id,
    role: SPREAD,
    elements: side.elements.map((element) => shifted(element, by, page)),
  });
  return sides.map((side) => {
    if (side.id === FIRST) return spread(side, names[0] ?? "", page.width);
    return side.id === LAST ? spread(side, names[1] ?? "", 0) : side;
  });
}

/** An element that covered the whole single page covers its half of the spread. */
function shifted(element: DesignElement, by: number, { width, height }: Size): DesignElement {
  if (element.frame !== "surface") return { ...element, frame: { ...element.frame, x: element.frame.x + by } };
  return element.type === "photo" || element.type === "shape"
    ? { ...element, frame: { x: by, y: 0, width, height } }
    : element;
}

/** Spreads with an empty outer half become single pages again; where none is, single pages are added. */
function withSinglePages(sides: readonly Surface[], to: Case, wardrobe: Wardrobe | null): readonly Surface[] {
  const page = pageSize(to);
  const { width } = page;
  const spreads = sides.filter(isSpread);
  const [first, last] = [spreads[0], spreads.at(-1)];
  const opens = first && isHalfEmpty(first, 0, width) ? first : null;
  const closes = last && last !== first && isHalfEmpty(last, width, 2 * width) ? last : null;
  const single = (side: Surface, id: string, by: number): Surface => ({
    ...side,
    id,
    role: "page",
    elements: side.elements.map((element) => shifted(element, -by, page)),
  });
  const blank = (id: string) => blankBookSide(id, "page", to, wardrobe, 0);
  const kept = sides.flatMap((side): readonly Surface[] => {
    if (side === opens) return [single(side, FIRST, width)];
    if (side === closes) return [single(side, LAST, 0)];
    return side === first ? [blank(FIRST), side] : [side];
  });
  return closes ? kept : [...kept, blank(LAST)];
}

const isHalfEmpty = ({ elements }: Surface, from: number, to: number): boolean =>
  elements.every(({ frame }) => frame !== "surface" && (frame.x >= to || frame.x + frame.width <= from));

/** Adds blank spreads up to the wanted number, or removes those without the visitor's elements. */
function withPages(sides: readonly Surface[], from: Case, to: Case, wardrobe: Wardrobe | null): readonly Surface[] {
  const { configuration, book } = to;
  if (!book) return sides;
  const spreads = sides.filter(isSpread);
  // Halves that became single pages, or single pages that became halves, are no wish for blank spreads.
  const isCountKept =
    hasSinglePages(from.configuration) !== hasSinglePages(configuration) &&
    from.configuration.pageCount === configuration.pageCount;
  const counted = isCountKept ? spreads.length : spreadsOf(configuration.pageCount, configuration);
  const wanted = possibleSpreads(counted, book);
  if (spreads.length < wanted) {
    const names = freeNames(wanted - spreads.length, new Set(sides.map(({ id }) => id)));
    const added = names.map((id, n) => blankBookSide(id, SPREAD, to, wardrobe, spreads.length + n));
    const end = sides.findLastIndex(isSpread) + 1;
    return [...sides.slice(0, end), ...added, ...sides.slice(end)];
  }
  const spare = spreads.filter(isUntouched).slice(-(spreads.length - wanted));
  return spreads.length === wanted ? sides : sides.filter((side) => !spare.includes(side));
}

/** No photo, and no words but those of the set. */
const isUntouched = ({ elements }: Surface): boolean =>
  elements.every(
    (element) =>
      ((element.type === "photo" ? element.photo === null : element.type !== "text") && isOfLayout(element)) ||
      isPageNumber(element),
  );

const isOfLayout = ({ slot }: DesignElement) => slot !== undefined;
