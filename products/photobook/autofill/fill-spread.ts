import { ONE } from "../../../design/placement.ts";
import { pixels } from "../../autofill/choose-photos.ts";
import type { LookedAt } from "../../autofill/kind-autofill.ts";
import type { PageShape, SpreadShape } from "../sides/spread-shape.ts";
import { framedPage, fullPage, fullSpread, type LaidPhoto, lossIn } from "./fill-page.ts";

/** Photos on a page beside the large one. */
const MOST_BESIDE = 6;
/** On both pages of a spread that has no large photo. */
export const MOST_ON_SPREAD = 10;
/** Loss that a random choice of a photo or arrangement may accept. */
const CHANCE = 0.5;

/**
 * Photos of a spread: the best ones large on one page, the others in rows on the other. Many photos, or none suitable
 * to be large, share both pages.
 *
 * @param at place in the book, so that large photos change sides
 */
export function fillSpread(
  photos: readonly LookedAt[],
  shape: SpreadShape,
  at: number,
  chance: () => number,
): readonly LaidPhoto[] {
  const hero = heroOf(photos, shape.left, chance);
  if (!hero) return [];
  const others = photos.filter((photo) => photo !== hero);
  const onLeft = (at % 2 === 0) !== chance() < 0.3 && shape.title === null;
  const [large, small] = onLeft ? [shape.left, shape.right] : [shape.right, shape.left];
  const { fair, warnBelow } = shape.resolution;
  if (others.length === 0) {
    const wide = fullSpread(hero, shape, warnBelow);
    if (wide) return [wide];
  }
  if (others.length > MOST_BESIDE) return shared(photos, shape, chance);
  const full = chance() < 0.75 ? fullPage(hero, large, Math.min(fair, 2 * warnBelow)) : null;
  const beside = framedPage(others, small, shape, chance);
  return [...(full ? [full] : framedPage([hero], large, shape, chance)), ...beside];
}

/** Half of them on each page, in their order. */
function shared(photos: readonly LookedAt[], shape: SpreadShape, chance: () => number): readonly LaidPhoto[] {
  const half = Math.ceil(photos.length / 2);
  return [
    ...framedPage(photos.slice(0, half), shape.left, shape, chance),
    ...framedPage(photos.slice(half), shape.right, shape, chance),
  ];
}

/** The photo that is shown large: with people, sharp, with many pixels, and of the shape of a page. */
function heroOf(photos: readonly LookedAt[], { trim }: PageShape, chance: () => number): LookedAt | undefined {
  const worth = photos.map((photo) => heroWorth(photo, trim) + chance() * CHANCE);
  return photos[worth.indexOf(Math.max(...worth))];
}

/** Sharper than this is no better. */
const SHARP = 90;
const MANY_PIXELS = 8_000_000;

export function heroWorth(photo: LookedAt, box: PageShape["trim"]): number {
  const sharp = Math.min(photo.look?.sharpness ?? SHARP / 2, SHARP) / SHARP;
  const large = Math.min(pixels(photo), MANY_PIXELS) / MANY_PIXELS;
  return sharp + large + people(photo) - 1.5 * lossIn(photo, box);
}

/** A few faces that are well seen. */
function people({ faces = [] }: LookedAt): number {
  const largest = Math.max(0, ...faces.map(({ width, height }) => (width / ONE) * (height / ONE)));
  return faces.length === 0 ? 0 : Math.min(0.3 + 4 * largest, 0.8);
}
