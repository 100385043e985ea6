import type { DesignDocument, DesignElement, Surface } from "../../../design/document.ts";
import type { Rect } from "../../../design/geometry.ts";
import { ONE, plainPlacement } from "../../../design/placement.ts";
import { layoutsOfPart } from "../../../design/template/style.ts";
import type { Wardrobe } from "../../../design/template/wardrobe.ts";
import { type Case, openCase } from "../case.ts";
import type { PhotobookConfiguration } from "../configuration.ts";
import type { Release } from "../release.ts";
import { coverMeasures, pageSize } from "../sides/measures.ts";
import { freeNames } from "../sides/settle-pages.ts";
import { COVER, FIRST, hasSinglePages, LAST, SPREAD, spreadsOf } from "../sides/sides.ts";
import { spineText } from "../sides/spine-text.ts";
import { sideOf } from "./dressed-sides.ts";
import { isPhotoLayout } from "./photo-layouts.ts";
import { inMeasures } from "./worn-style.ts";

/** A book nobody has touched: dressed in its set, or with one place for a photo on each page. */
export function blankBook(
  configuration: PhotobookConfiguration,
  release: Release,
  published: Wardrobe | null,
): DesignDocument {
  const one = openCase(configuration, release);
  const wardrobe = inMeasures(published, one);
  const single = hasSinglePages(configuration);
  const spreads = freeNames(spreadsOf(configuration.pageCount, configuration), new Set());
  const side = (id: string, role: string, at = 0) => blankBookSide(id, role, one, wardrobe, at);
  return {
    schema: 2,
    kind: "photobook",
    configuration,
    title: "",
    photos: [],
    surfaces: [
      withSpine(side(COVER, COVER), one, wardrobe),
      ...(single ? [side(FIRST, "page")] : []),
      ...spreads.map((id, at) => side(id, SPREAD, at)),
      ...(single ? [side(LAST, "page", 1)] : []),
    ],
  };
}

/** @param at which of the set's layouts, counted on as one leafs through the book */
export function blankBookSide(id: string, role: string, one: Case, wardrobe: Wardrobe | null, at: number): Surface {
  const bare = { id, role, copies: 1, turned: false };
  const dressed = wardrobe && sideOf({ id, role }, one);
  const offered = dressed ? layoutsOfPart(wardrobe.style, dressed.part) : [];
  const layouts = offered.filter((layout) => !isPhotoLayout(layout));
  const layout = layouts[at % Math.max(1, Math.min(layouts.length, FOLLOWING))];
  if (!wardrobe || !dressed || !layout) return { ...bare, background: null, elements: places(id, role, one) };
  const { background, elements } = wardrobe.dress({ surface: id, layout, sheet: dressed.sheet });
  return { ...bare, background, elements, style: wardrobe.style.key };
}

/** The first layouts of a set are those that follow each other. */
const FOLLOWING = 6;

function withSpine(cover: Surface, one: Case, wardrobe: Wardrobe | null): Surface {
  const text = spineText(one, wardrobe);
  return text ? { ...cover, elements: [...cover.elements, text] } : cover;
}

/** A place for a photo on each page, with a margin of a tenth. */
function places(id: string, role: string, one: Case): readonly DesignElement[] {
  const { width, height } = pageSize(one);
  const margin = Math.round(Math.min(width, height) / 10);
  const on = (x: number): Rect => ({
    x: x + margin,
    y: margin,
    width: width - 2 * margin,
    height: height - 2 * margin,
  });
  if (role === COVER) return [place(`${id}-photo`, on(coverMeasures(one).front.x))];
  if (role === SPREAD) return [place(`${id}-left`, on(0)), place(`${id}-right`, on(width))];
  return [place(`${id}-photo`, on(0))];
}

const place = (id: string, frame: Rect): DesignElement => ({
  id,
  type: "photo",
  frame,
  rotation: 0,
  opacity: ONE,
  photo: null,
  optional: true,
  slot: id,
  placement: plainPlacement("fill"),
});
