import type { DesignElement, PhotoElement, Surface } from "../../../design/document.ts";
import type { SurfaceLayout } from "../../../design/layout.ts";
import { plainPlacement } from "../../../design/placement.ts";
import { photoBox } from "../../../design/surface-geometry.ts";
import { faceSafe } from "../../autofill/face-safe.ts";
import type { LookedAt } from "../../autofill/kind-autofill.ts";
import { lossIn } from "./fill-page.ts";

/** Of the next so many photos the one whose shape suits a place best is taken. */
const LOOK_AHEAD = 8;

export const placesOn = ({ elements }: Surface): readonly PhotoElement[] =>
  elements.filter((element): element is PhotoElement => element.type === "photo" && element.locked !== true);

/** The places of a side with the next photos that suit them, all others empty; what was taken is named. */
export function fillPlaces(
  side: Surface,
  layout: SurfaceLayout,
  photos: readonly LookedAt[],
): { readonly side: Surface; readonly taken: readonly LookedAt[] } {
  const left = [...photos];
  const taken: LookedAt[] = [];
  const filled = (element: DesignElement): DesignElement => {
    if (element.type !== "photo" || element.locked) return element;
    const box = photoBox(layout, element);
    const losses = left.slice(0, LOOK_AHEAD).map((photo) => Math.round(lossIn(photo, box) * 10));
    const [photo] = left.splice(Math.max(losses.indexOf(Math.min(...losses)), 0), 1);
    if (!photo) return emptied(element);
    taken.push(photo);
    return { ...element, photo: photo.id, placement: faceSafe(photo, box, box) ?? plainPlacement("fit") };
  };
  return { side: { ...side, elements: side.elements.map(filled) }, taken };
}

/** A place without a photo. */
export const emptied = (element: PhotoElement): PhotoElement => ({
  ...element,
  photo: null,
  placement: plainPlacement("fill"),
});
