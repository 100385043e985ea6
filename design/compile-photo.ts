import type { Outcome } from "../core/outcome.ts";
import { done, failed } from "../core/outcome.ts";
import type { DesignPhoto, PhotoElement } from "./document.ts";
import type { SurfaceLayout } from "./layout.ts";
import { photoMatrix } from "./placement.ts";
import { grow, intersect } from "./rect.ts";
import type { SceneImage } from "./scene.ts";
import { isReflected, photoBox, pictureArea, SEAM } from "./surface-geometry.ts";

export type PhotoFailure = {
  /** The element uses a photo that is not in the design's tray. */
  readonly reason: "photo-unknown";
  readonly element: string;
  readonly photo: string;
};

/** The image of one photo element, reaching a seam beyond the picture area where that will be reflected. */
export function compilePhoto(
  element: PhotoElement,
  layout: SurfaceLayout,
  photos: readonly DesignPhoto[],
): Outcome<readonly SceneImage[], PhotoFailure> {
  if (element.photo === null) return done([]);
  const photo = photos.find((candidate) => candidate.id === element.photo);
  if (!photo) return failed({ reason: "photo-unknown", element: element.id, photo: element.photo });
  const box = photoBox(layout, element);
  const clip = intersect(
    photoClip(layout, element),
    isReflected(layout) ? grow(pictureArea(layout), SEAM) : pictureArea(layout),
  );
  if (!clip) return done([]);
  const matrix = photoMatrix(photo, box, element.placement);
  return done([{ type: "image", element: element.id, photo: photo.id, matrix, clip }]);
}

/** A photo on the whole surface shows wherever it reaches; one in a frame of its own ends there. */
const photoClip = (layout: SurfaceLayout, element: PhotoElement) =>
  element.frame === "surface" ? grow(pictureArea(layout), SEAM) : photoBox(layout, element);
