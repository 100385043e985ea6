import type { DesignElement, Surface } from "../../../design/document.ts";
import type { Refinement } from "../../../design/plate.ts";
import type { Wardrobe } from "../../../design/template/wardrobe.ts";
import { plateOfRefinement } from "../../refinement-plates.ts";
import type { Case } from "../case.ts";
import { dressIn } from "./dress.ts";
import { sidesOf } from "./sides.ts";
import { dressedSide } from "./styles.ts";
import { wornLayout } from "./worn-layout.ts";

interface Change {
  readonly before: Case;
  readonly after: Case;
  readonly wardrobe: Wardrobe | null;
}

/**
 * Replaces the foil on the same elements; without one so far the theme chooses elements. Without a refinement elements
 * keep their plate, are printed in colour, and get the next foil.
 */
export function platesChanged(surfaces: readonly Surface[], change: Change): readonly Surface[] {
  const plate = plateOfRefinement(change.after.configuration.refinementType);
  if (plate === null || plate === plateOfRefinement(change.before.configuration.refinementType)) return surfaces;
  const shines = surfaces.some(({ elements }) => elements.some((element) => "plate" in element && element.plate));
  const lit = shines ? () => null : shiningPlaces(change);
  return surfaces.map((surface) => {
    const places = lit(surface);
    return { ...surface, elements: surface.elements.map((element) => withPlate(element, plate, places)) };
  });
}

function withPlate(element: DesignElement, plate: Refinement, places: ReadonlySet<string> | null): DesignElement {
  if (element.type === "photo" || element.type === "days") return element;
  const shines = places ? places.has(element.slot ?? "") : element.plate !== undefined;
  return shines ? { ...element, plate } : element;
}

/** Places of the theme's layouts that a foil is meant for, as large as they are on this card. */
function shiningPlaces({ after, wardrobe }: Change) {
  const sides = new Map(sidesOf(after).map((side) => [side.id, side]));
  return (surface: Surface): ReadonlySet<string> => {
    const side = sides.get(surface.id);
    const part = side && dressedSide(side, after)?.part;
    const layout = wardrobe && part ? wornLayout(surface.elements, wardrobe.style, part) : null;
    const dressed = side && wardrobe && layout ? dressIn(side, after, wardrobe, layout) : null;
    const shining = (dressed?.elements ?? []).filter((element) => "plate" in element && element.plate);
    return new Set(shining.flatMap(({ slot }) => slot ?? []));
  };
}
