import type { DesignDocument, DesignPhoto, PhotoElement } from "../../../../design/document.ts";
import type { Rect } from "../../../../design/geometry.ts";
import type { SurfaceLayout } from "../../../../design/layout.ts";
import { photoBox } from "../../../../design/surface-geometry.ts";

/** A photo in its place: what is needed to move, zoom and turn it. */
export interface HeldPhoto {
  readonly element: PhotoElement;
  readonly photo: DesignPhoto;
  /** The box it is placed in, page micrometres. */
  readonly box: Rect;
}

/** Null for an empty place. */
export function heldPhoto(document: DesignDocument, layout: SurfaceLayout, element: PhotoElement): HeldPhoto | null {
  const photo = document.photos.find(({ id }) => id === element.photo);
  return photo ? { element, photo, box: photoBox(layout, element) } : null;
}
