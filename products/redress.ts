import type { DesignDocument, Surface } from "../design/document.ts";
import type { Step } from "../design/operation.ts";
import { dressSide, photosInPlaces } from "../design/template/dress-side.ts";
import { layoutForPhotos, layoutsForSheet, layoutWorn, placesIn } from "../design/template/layout-choice.ts";
import { layoutsOfPart } from "../design/template/style.ts";
import type { Layout } from "../design/template/template.ts";
import { templateFor, type Wardrobe } from "../design/template/wardrobe.ts";
import type { DressedSide, KindStyles } from "./kind-design.ts";

/**
 * Dresses all sides in a style, for `reconfigure` under another style. Photos, words and additions stay; a side keeps
 * its number of places where the style has a layout for it.
 *
 * @param next the design with its new configuration, laid out in its measures
 * @param before the same with the configuration whose words the sides have; left out: `next`
 * @param worn of the style so far; null: unknown, and all words count as the visitor's
 */
export function redress<Config, Data>(
  styles: Pick<KindStyles<Config, Data>, "sideOf">,
  { next, before = next }: { readonly next: DesignDocument; readonly before?: DesignDocument },
  data: Data,
  wardrobe: Wardrobe,
  worn: Wardrobe | null,
): readonly Step[] {
  return next.surfaces.flatMap((surface) => {
    const side = styles.sideOf(surface, next, data);
    const layout = side && layoutInStyle(surface, side, wardrobe, worn);
    if (!layout) return [];
    const words = styles.sideOf(surface, before, data)?.words;
    const wornDress = worn && { style: worn.style, ...(words ? { words } : {}) };
    return dressSide(surface, { ...side, layout }, wardrobe, wornDress).steps;
  });
}

/** The layout in a style for a side's present layout: first for first, else by name, place, or number of photos. */
export function layoutInStyle(
  surface: Surface,
  { part, sheet }: DressedSide,
  { style }: Wardrobe,
  worn: Wardrobe | null,
): Layout | undefined {
  const layouts = layoutsForSheet(layoutsOfPart(style, part), sheet);
  const before = worn ? layoutsForSheet(layoutsOfPart(worn.style, part), sheet) : [];
  const present = layoutWorn(surface, before, sheet);
  const photos = photosInPlaces(surface.elements);
  const places = (layout: Layout) => placesIn(templateFor(layout, sheet));
  const wanted = present ? places(present) : photos;
  const place = present ? before.indexOf(present) : 0;
  const named = layouts.find(({ key }) => key === present?.key);
  // A side with the style's first layout gets the next style's first one, too.
  const same = present && (place === 0 ? [layouts[0], named] : [named, layouts[place]]);
  const fitting = (same ?? layouts.slice(0, 1)).find(
    (layout) =>
      layout !== undefined && (photos === 0 || (present ? places(layout) === wanted : places(layout) >= photos)),
  );
  return fitting ?? layoutForPhotos(layouts, sheet, Math.max(wanted, photos));
}
