import { sideBySide, type TemplatePart } from "../../../design/template/side-by-side.ts";
import { layoutsOfPart, type Style } from "../../../design/template/style.ts";
import { type Layout, proportionOf, type Template } from "../../../design/template/template.ts";
import { templateFor, type Wardrobe } from "../../../design/template/wardrobe.ts";
import type { Case } from "../case.ts";
import { coverMeasures, pageSize, spreadSize } from "../sides/measures.ts";
import { coverLayouts } from "./cover-layouts.ts";
import { photoLayouts } from "./photo-layouts.ts";

const ONE = 1_000_000;
/** Left and right pages are paired among so many layouts, or the list of spreads would be endless. */
const MOST_PAIRED = 8;

/**
 * A set of the shop has layouts for single pages. In the measures of a book they become layouts of spreads (two pages
 * beside each other) and of the cover (its front). Behind them come the book's own layouts.
 */
export function wornStyle(style: Style, one: Case): Style {
  const pages = layoutsOfPart(style, "page").slice(0, MOST_PAIRED);
  const covers = layoutsOfPart(style, "cover");
  const photos = photoLayouts(one);
  return {
    ...style,
    parts: {
      ...style.parts,
      opening: [...layoutsOfPart(style, "opening"), ...photos.opening],
      page: [...layoutsOfPart(style, "page"), ...photos.page],
      spread: [...(pages.length > 0 ? paired(pages, one) : []), ...photos.spread],
      wrap: [...covers.map((layout) => onFront(layout, one)), ...coverLayouts(style, one)],
    },
  };
}

/** The wardrobe with layouts in the measures of the book. */
export const inMeasures = (wardrobe: Wardrobe | null, one: Case): Wardrobe | null =>
  wardrobe && { ...wardrobe, style: wornStyle(wardrobe.style, one) };

/** Pages that follow each other first: that is how a book is laid out that nobody has touched. */
function paired(pages: readonly Layout[], one: Case): [Layout, ...Layout[]] {
  const following = pages.map((left, n) => spreadOf(left, pages[(n + 1) % pages.length] ?? left, one));
  const others = pages.flatMap((left, n) =>
    pages.flatMap((right, at) => (at === (n + 1) % pages.length ? [] : [spreadOf(left, right, one)])),
  );
  const [first, ...rest] = [...following, ...others];
  if (!first) throw new Error("a book set has no pages");
  return [first, ...rest];
}

function spreadOf(left: Layout, right: Layout, one: Case): Layout {
  const page = { trim: pageSize(one) };
  const parts: readonly TemplatePart[] = [
    { name: "left", template: templateFor(left, page), from: 0, to: ONE / 2 },
    { name: "right", template: templateFor(right, page), from: ONE / 2, to: ONE },
  ];
  return named(`${left.key}-${right.key}`, spreadSize(one), parts, page.trim);
}

function onFront(layout: Layout, one: Case): Layout {
  const { trim, front } = coverMeasures(one);
  const template = templateFor(layout, { trim: front });
  const from = Math.round((front.x * ONE) / trim.width);
  return named(layout.key, trim, [{ name: "front", template, from, to: ONE }], front);
}

interface Measures {
  readonly width: number;
  readonly height: number;
}

function named(key: string, whole: Measures, parts: readonly TemplatePart[], part: Measures): Layout {
  const typeScale = Math.round((Math.min(part.width, part.height) * ONE) / Math.min(whole.width, whole.height));
  const template: Template = sideBySide(parts, typeScale);
  return { key, variants: { [proportionOf(whole)]: template } };
}
