import type { DesignDocument, DesignPhoto, PhotoElement, PhotoPlacement } from "./document.ts";
import { focusedPlacement } from "./focused-placement.ts";
import type { Size } from "./geometry.ts";
import type { SurfaceLayout } from "./layout.ts";
import type { Step, StepOf } from "./operation.ts";
import { readingOrder } from "./reading-order.ts";
import { photoBox } from "./surface-geometry.ts";

/** A better shape moves a photo by at most this many places, so that days stay together. */
const LOOK_AHEAD = 8;

/** A place for a photo, and the side it is on. */
export interface PhotoPlace {
  readonly element: PhotoElement;
  readonly layout: SurfaceLayout;
}

/** The places without a photo, in the order in which the design is read. */
export const emptyPlaces = (
  document: Pick<DesignDocument, "surfaces">,
  layouts: readonly SurfaceLayout[],
): readonly PhotoPlace[] => photoPlaces(document, layouts).filter(({ element }) => element.photo === null);

/** All places for photos, in the order in which the design is read. */
export function photoPlaces(
  document: Pick<DesignDocument, "surfaces">,
  layouts: readonly SurfaceLayout[],
): readonly PhotoPlace[] {
  const surfaces = new Map(document.surfaces.map((surface) => [surface.id, surface]));
  return layouts.flatMap((layout) =>
    readingOrder(surfaces.get(layout.surface)?.elements ?? []).flatMap((element) =>
      element.type === "photo" ? [{ element, layout }] : [],
    ),
  );
}

/** Lays one photo into one place, with its faces or its focus in sight. */
export const placeIn = ({ element, layout }: PhotoPlace, photo: DesignPhoto): StepOf<"placePhoto"> => ({
  type: "placePhoto",
  element: element.id,
  photo: photo.id,
  placement: placementIn({ element, layout }, photo),
});

/** Placement of a photo in a new place. */
export function placementIn({ element, layout }: PhotoPlace, photo: DesignPhoto): PhotoPlacement {
  const { fit } = element.placement;
  return focusedPlacement(photo, photoBox(layout, element), fit);
}

/**
 * Fills empty places in reading order with photos in theirs: of the next few the first whose shape fits. New photos
 * join the tray, also those without a place.
 */
export function placeMany(
  document: DesignDocument,
  layouts: readonly SurfaceLayout[],
  photos: readonly DesignPhoto[],
): readonly Step[] {
  const known = new Set(document.photos.map(({ id }) => id));
  const added = photos.filter(({ id }) => !known.has(id)).map((photo): Step => ({ type: "addPhoto", photo }));
  const left = [...photos];
  const placed = emptyPlaces(document, layouts).flatMap((place) => {
    const shape = shapeOf(photoBox(place.layout, place.element));
    const fitting = left.slice(0, LOOK_AHEAD).findIndex((photo) => shape === "square" || shapeOf(photo) === shape);
    const [photo] = left.splice(Math.max(fitting, 0), 1);
    return photo ? [placeIn(place, photo)] : [];
  });
  return [...added, ...placed];
}

/** Nearly square boxes take any photo. */
const SQUARE = 1.08;

function shapeOf({ width, height }: Size): "upright" | "across" | "square" {
  const ratio = width / height;
  if (ratio > SQUARE) return "across";
  return ratio * SQUARE < 1 ? "upright" : "square";
}
