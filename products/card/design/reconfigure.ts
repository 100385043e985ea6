import { configurationStep } from "../../../design/apply-whole.ts";
import { canonicalJson } from "../../../design/canonical-json.ts";
import type { DesignDocument, Surface } from "../../../design/document.ts";
import type { Step } from "../../../design/operation.ts";
import { changedWords, keepContents } from "../../../design/template/keep-contents.ts";
import type { Wardrobe } from "../../../design/template/wardrobe.ts";
import { type Case, openCase } from "../case.ts";
import type { CardConfiguration } from "../configuration-schema.ts";
import { envelopeAfter } from "../envelope/words-on-envelope.ts";
import type { Release } from "../release.ts";
import { dressIn, firstSurface } from "./dress.ts";
import { movedFrom } from "./moved-sides.ts";
import { platesChanged } from "./plates-changed.ts";
import { refit } from "./refit.ts";
import { resizeElement } from "./resize-element.ts";
import { type CardSide, sidesOf } from "./sides.ts";
import { stepsBetween } from "./steps-between.ts";
import { dressedSide, firstLayout } from "./styles.ts";
import { caseOf } from "./surfaces.ts";
import { withUniqueNames } from "./unique-names.ts";
import { wornLayout } from "./worn-layout.ts";

/** A late change: everything it needs, before and after. */
interface Change {
  readonly before: Case;
  readonly after: Case;
  readonly wardrobe: Wardrobe | null;
  readonly worn: Wardrobe | null;
}

/**
 * The same design as another card. Sides that the new card lacks stay hidden in the design and return with it; others
 * are laid out in the new size, theme and foil with their words and photos.
 */
export function reconfigure(
  design: DesignDocument,
  configuration: CardConfiguration,
  release: Release,
  wardrobe: Wardrobe | null,
  worn: Wardrobe | null,
): readonly Step[] {
  const change: Change = { before: caseOf(design, release), after: openCase(configuration, release), wardrobe, worn };
  const step = configurationStep(design.configuration, configuration);
  const [had, wanted] = [sidesOf(change.before), sidesOf(change.after)];
  if (had.length === 0 && wanted.length === 0) return step ? [step] : [];
  const moved = movedFrom(design.surfaces, wanted);
  const sides = wanted.map((side) => sideAfter(side, had, design.surfaces, moved, change));
  const rest = design.surfaces
    .filter(({ id }) => !wanted.some((side) => side.id === id) && ![...moved.values()].includes(id))
    .map((surface) => resizedHidden(surface, had, wanted));
  const homes = new Map([...moved].map(([to, from]) => [from, to]));
  const before = design.surfaces.map((surface) => ({ ...surface, id: homes.get(surface.id) ?? surface.id }));
  const surfaces = platesChanged(withUniqueNames([...sides, ...rest], before), change);
  return [...(step ? [step] : []), ...stepsBetween(design.surfaces, surfaces, new Set(moved.values()))];
}

function sideAfter(
  side: CardSide,
  had: readonly CardSide[],
  surfaces: readonly Surface[],
  moved: ReadonlyMap<string, string>,
  change: Change,
): Surface {
  const source = moved.get(side.id) ?? side.id;
  const surface = surfaces.find(({ id }) => id === source);
  if (!surface) return firstSurface(side, change.after, change.wardrobe);
  if (side.role === "envelope") return envelopeAfter(surface, side.copies, change.after, change.wardrobe);
  // A side that was out of sight was laid out for the card of that time, in the size of its front.
  const was = had.find(({ id }) => id === source) ?? { ...side, trim: had[0]?.trim ?? side.trim };
  const same = { ...surface, id: side.id, role: side.role, copies: side.copies };
  const { wardrobe } = change;
  if (wardrobe && wardrobe.style.key !== surface.style) return inOtherTheme(same, was, side, wardrobe, change);
  return inOtherSize(same, was, side, change);
}

/** Her photos and words in the other theme's layout of this side. */
function inOtherTheme(surface: Surface, was: CardSide, side: CardSide, wardrobe: Wardrobe, change: Change): Surface {
  const worn = surface.style === change.worn?.style.key ? (change.worn?.style ?? null) : null;
  const elements = surface.elements.map((element) => resizeElement(element, was.trim, side.trim));
  const dressed = firstSurface(side, change.after, wardrobe);
  const wanted = dressedSide(side, change.after);
  const words = changedWords(surface.elements, worn);
  const layout = wanted && firstLayout(wardrobe.style, wanted.part, side);
  const anew = layout && dressIn(side, change.after, wardrobe, layout, words);
  const laid = anew ?? { background: dressed.background ?? "#ffffff", elements: dressed.elements, leftOut: [] };
  const background = laid.background;
  return { ...surface, background, style: wardrobe.style.key, elements: keepContents(elements, laid, worn).elements };
}

function inOtherSize(surface: Surface, was: CardSide, side: CardSide, change: Change): Surface {
  const { wardrobe, worn, before, after } = change;
  const [dressedBefore, dressedNow] = [dressedSide(was, before), dressedSide(side, after)];
  // Another punching leaves words another room in the same trim.
  const sheetOf = (one: CardSide, dressed: typeof dressedNow) => canonicalJson(dressed?.sheet ?? one.trim);
  if (was.id === side.id && sheetOf(was, dressedBefore) === sheetOf(side, dressedNow)) return surface;
  const part = dressedNow?.part ?? null;
  const layout = wardrobe && worn && part !== null ? wornLayout(surface.elements, wardrobe.style, part) : null;
  if (!wardrobe || !worn || !layout) {
    return { ...surface, elements: surface.elements.map((element) => resizeElement(element, was.trim, side.trim)) };
  }
  const then = dressIn(was, before, worn, layout);
  const now = dressIn(side, after, wardrobe, layout, changedWords(surface.elements, worn.style));
  const dressings = { before: then?.elements ?? [], after: now?.elements ?? [], from: was.trim, to: side.trim };
  return { ...surface, elements: refit(surface.elements, dressings) };
}

/** Out of sight, but of the size that the card has now, so that it fits when it comes back. */
function resizedHidden(surface: Surface, [from]: readonly CardSide[], [to]: readonly CardSide[]): Surface {
  if (!from || !to || surface.role === "envelope") return surface;
  return { ...surface, elements: surface.elements.map((element) => resizeElement(element, from.trim, to.trim)) };
}
