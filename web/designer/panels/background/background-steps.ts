import type { DesignDocument, PhotoElement, Surface } from "../../../../design/document.ts";
import type { Step } from "../../../../design/operation.ts";
import { plainPlacement } from "../../../../design/placement.ts";
import { newBase } from "../../elements/add-element.ts";

/** Which sides a background is for. */
export type Scope = "this" | "all";

/** Gives sides a background; null is the material's own. */
export function colourSteps(
  { surfaces }: Pick<DesignDocument, "surfaces">,
  surface: string,
  scope: Scope,
  colour: string | null,
): readonly Step[] {
  return surfaces
    .filter(({ id, background }) => (scope === "all" || id === surface) && background !== colour)
    .map(({ id }) => ({ type: "setSurface", surface: id, background: colour }));
}

/** The photo that covers a side below everything else; undefined without one. */
export const backgroundPhoto = ({ elements: [lowest] }: Surface): PhotoElement | undefined =>
  lowest?.type === "photo" && lowest.frame === "surface" ? lowest : undefined;

/** Puts a photo over the whole side, below everything else; into the place that is there already, if there is one. */
export function photoSteps(surface: Surface, photo: string): readonly Step[] {
  const there = backgroundPhoto(surface);
  if (there) return there.photo === photo ? [] : [{ type: "placePhoto", element: there.id, photo }];
  const element: PhotoElement = {
    ...newBase(),
    type: "photo",
    frame: "surface",
    photo,
    placement: plainPlacement("fill"),
  };
  return [{ type: "addElements", surface: surface.id, elements: [element], at: 0 }];
}
