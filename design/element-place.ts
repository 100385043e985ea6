import type { Outcome } from "../core/outcome.ts";
import { done, failed } from "../core/outcome.ts";
import type { DesignDocument, DesignElement, Surface } from "./document.ts";
import type { OperationFailure } from "./operation-outcome.ts";

/** Finds and replaces elements on any side. Element ids are unique in the whole design. */
export const allElements = (document: Pick<DesignDocument, "surfaces">): readonly DesignElement[] =>
  document.surfaces.flatMap((surface) => surface.elements);

export function elementOf(document: DesignDocument, id: string): DesignElement | undefined {
  for (const surface of document.surfaces) {
    const found = surface.elements.find((element) => element.id === id);
    if (found) return found;
  }
  return undefined;
}

export const surfaceOf = (document: DesignDocument, id: string): Surface | undefined =>
  document.surfaces.find((surface) => surface.id === id);

/** The element, if it exists and has this type. */
export function elementOfType<Type extends DesignElement["type"]>(
  document: DesignDocument,
  id: string,
  type: Type,
): Outcome<Extract<DesignElement, { type: Type }>, OperationFailure> {
  const element = elementOf(document, id);
  if (!element) return failed({ reason: "unknown-element", element: id });
  const isOfType = (candidate: DesignElement): candidate is Extract<DesignElement, { type: Type }> =>
    candidate.type === type;
  return isOfType(element) ? done(element) : failed({ reason: "wrong-element", element: id });
}

/** Surface and place of an element, or null. */
export function placeOf(document: DesignDocument, id: string): { surface: string; at: number } | null {
  for (const surface of document.surfaces) {
    const at = surface.elements.findIndex((element) => element.id === id);
    if (at >= 0) return { surface: surface.id, at };
  }
  return null;
}

/** The design with one side exchanged; the other sides are shared. */
export const replaceSurface = (document: DesignDocument, changed: Surface): DesignDocument => ({
  ...document,
  surfaces: document.surfaces.map((surface) => (surface.id === changed.id ? changed : surface)),
});

/** The design with other elements on one surface; the other surfaces are shared. */
export const withElements = (
  document: DesignDocument,
  surfaceId: string,
  change: (elements: readonly DesignElement[]) => readonly DesignElement[],
): DesignDocument => ({
  ...document,
  surfaces: document.surfaces.map((surface) =>
    surface.id === surfaceId ? { ...surface, elements: change(surface.elements) } : surface,
  ),
});

/** The design with one element exchanged for its successor of the same id. */
export function replaceElement(document: DesignDocument, element: DesignElement): DesignDocument {
  const place = placeOf(document, element.id);
  return place ? withElements(document, place.surface, (elements) => elements.with(place.at, element)) : document;
}
