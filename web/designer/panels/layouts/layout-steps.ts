import type { DesignDocument, DesignElement, Surface } from "../../../../design/document.ts";
import type { Step } from "../../../../design/operation.ts";
import { type DressedAnew, dressSide } from "../../../../design/template/dress-side.ts";
import { layoutsForSheet, layoutWorn, placesIn } from "../../../../design/template/layout-choice.ts";
import { layoutsOfPart } from "../../../../design/template/style.ts";
import type { Layout } from "../../../../design/template/template.ts";
import { templateFor, type Wardrobe } from "../../../../design/template/wardrobe.ts";
import type { DressedSide } from "../../../../products/kind-design.ts";
import type { DesignableKind } from "../../../../products/registry.ts";

/** What there is to choose from for one side. */
export interface SideLayouts {
  readonly side: DressedSide;
  /** Those that are drawn for sheets of its proportion, in the shop's order. */
  readonly layouts: readonly Layout[];
  /** The one it is in; undefined where too much was moved. */
  readonly present: Layout | undefined;
}

/** Null where the kind dresses no such side, or its style has no layouts for it. */
export function sideLayouts(
  { design }: Pick<DesignableKind, "design">,
  document: DesignDocument,
  data: unknown,
  surface: Surface,
  { style: published }: Wardrobe,
): SideLayouts | null {
  const side = design.styles?.sideOf(surface, document, data) ?? null;
  const style = design.styles?.wear?.(published, document.configuration, data) ?? published;
  const layouts = side ? layoutsForSheet(layoutsOfPart(style, side.part), side.sheet) : [];
  if (!side || layouts.length === 0) return null;
  return { side, layouts, present: layoutWorn(surface, layouts, side.sheet) };
}

export const placesOf = (layout: Layout, { sheet }: DressedSide): number => placesIn(templateFor(layout, sheet));

/** Layouts by how many photos they have places for, the fewest first. */
export function byPhotos({
  layouts,
  side,
}: SideLayouts): readonly (readonly [photos: number, layouts: readonly Layout[]])[] {
  const groups = Map.groupBy(layouts, (layout) => placesOf(layout, side));
  return [...groups].toSorted(([one], [other]) => one - other);
}

/** As many photos as the side shows, where there are layouts for them; null: any number. */
export const likelyPhotos = (groups: ReturnType<typeof byPhotos>, photos: number): number | null =>
  groups.some(([count]) => count === photos) ? photos : null;

/** The next one with as many places, round and round; of all where there is no other. */
export function anotherLayout({ layouts, side, present }: SideLayouts, photos: number): Layout | undefined {
  const wanted = present ? placesOf(present, side) : photos;
  const alike = layouts.filter((one) => placesOf(one, side) === wanted);
  const among = alike.some((one) => one !== present) ? alike : layouts;
  return among[(present ? among.indexOf(present) + 1 : 0) % among.length];
}

/** Sides as they were before the first of several layouts was tried on, by the elements that came of it. */
const triedFrom = new WeakMap<readonly DesignElement[], Surface>();

/**
 * Another layout for a side. Who tries several one after the other, and changes nothing between, gets each as if it
 * were the first: photos that one has no place for are back in the next.
 */
export function layoutSteps(
  document: DesignDocument,
  surface: Surface,
  { side, layout }: { readonly side: DressedSide; readonly layout: Layout },
  wardrobe: Wardrobe,
  suit: Suit = (elements) => elements,
): DressedAnew {
  const before = triedFrom.get(surface.elements);
  const from = before && isStillHad(document, before) ? { ...surface, elements: before.elements } : surface;
  const { words } = side;
  const dressed = dressSide(from, { ...side, layout }, wardrobe, {
    style: wardrobe.style,
    ...(words ? { words } : {}),
  });
  const steps = dressed.steps.map(
    (step): Step => (step.type === "arrange" ? { ...step, elements: suit(step.elements) } : step),
  );
  for (const step of steps) if (step.type === "arrange") triedFrom.set(step.elements, from);
  return { ...dressed, steps };
}

/** Exchanges photos of a side among its places. */
export type Suit = (elements: readonly DesignElement[]) => readonly DesignElement[];

/** Its photos are in the tray, and nothing of it lies on another side by now. */
function isStillHad({ photos, surfaces }: DesignDocument, { id, elements }: Surface): boolean {
  const others = new Set(surfaces.flatMap((one) => (one.id === id ? [] : one.elements.map((element) => element.id))));
  const tray = new Set(photos.map((photo) => photo.id));
  return elements.every(
    (element) =>
      !others.has(element.id) && (element.type !== "photo" || element.photo === null || tray.has(element.photo)),
  );
}
