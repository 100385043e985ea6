import type { Surface } from "../../../design/document.ts";
import type { SurfaceLayout } from "../../../design/layout.ts";
import { photoBox } from "../../../design/surface-geometry.ts";
import type { LookedAt } from "../../autofill/kind-autofill.ts";
import { fillPlaces, placesOn } from "./fill-places.ts";
import { heroWorth } from "./fill-spread.ts";

/** Loss that a random choice of a cover may accept. */
const CHANCE = 0.35;

/** The best photos of all in the places of the cover. */
export function coverPhotos(
  cover: Surface,
  layout: SurfaceLayout,
  photos: readonly LookedAt[],
  chance: () => number,
): Surface {
  const boxes = placesOn(cover).map((place) => photoBox(layout, place));
  const largest = boxes.toSorted((one, other) => other.width * other.height - one.width * one.height)[0];
  if (!largest || photos.length === 0) return cover;
  const judged = photos.map((photo) => ({ photo, worth: heroWorth(photo, largest) + chance() * CHANCE }));
  const best = judged.toSorted((one, other) => other.worth - one.worth).slice(0, boxes.length);
  return fillPlaces(
    cover,
    layout,
    best.map(({ photo }) => photo),
  ).side;
}
