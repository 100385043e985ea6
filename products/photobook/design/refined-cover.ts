import type { DesignElement, Surface } from "../../../design/document.ts";
import { plateOfRefinement } from "../../refinement-plates.ts";
import type { Case } from "../case.ts";
import { COVER } from "../sides/sides.ts";
import { titleOnFront } from "../sides/spine-text.ts";

/** Another refinement is printed where one was before, on a cover that had none on its title. */
export function refinedCover(sides: readonly Surface[], from: Case, to: Case): readonly Surface[] {
  const plate = plateOfRefinement(to.configuration.refinement);
  if (plate === null || to.configuration.refinement === from.configuration.refinement) return sides;
  return sides.map((side) => {
    if (side.id !== COVER) return side;
    const refined = side.elements.filter(isRefined);
    const title = refined.length > 0 ? null : titleOnFront(side, to);
    const elements = side.elements.map(
      (element): DesignElement =>
        element === title || isRefined(element) ? ({ ...element, plate } as DesignElement) : element,
    );
    return { ...side, elements };
  });
}

const isRefined = (element: DesignElement): boolean => "plate" in element && element.plate !== undefined;
