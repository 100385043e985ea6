import type { DesignDocument, Surface } from "../design/document.ts";
import type { Step } from "../design/operation.ts";
import { dressSide, photosInPlaces } from "../design/template/dress-side.ts";
import { layoutForPhotos, layoutsForSheet, layoutWorn, placesIn } from "../design/template/layout-choice.ts";
import { layoutsOfPart } from "../design/template/style.ts";
import type { Layout } from "../design/template/template.ts";
import { templateFor, type Wardrobe } from "../design/template/wardrobe.ts";
import type { DressedSide, KindStyles } from "./kind-design.ts";

/**
 * Dresses all sides of a design in a style: for `reconfigure` when the configuration names another one. Photos, words
 * and what the visitor added are kept; a side keeps the number of its places where the style has a layout for it.
 *
 * @param next the design with its new configuration, laid out as this asks
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

/** What corresponds in a style to the layout a side is in: its first to the first, else by name, place, or number of photos. */
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
  // Who never chose another layout than the style's first one gets that of the next style, too.
  const same = present && (place === 0 ? [layouts[0], named] : [named, layouts[place]]);
  const fitting = (same ?? layouts.slice(0, 1)).find(
    (layout) =>
      layout !== undefined && (photos === 0 || (present ? places(layout) === wanted : places(layout) >= photos)),
  );
  return fitting ?? layoutForPhotos(layouts, sheet, Math.max(wanted, photos));
}
