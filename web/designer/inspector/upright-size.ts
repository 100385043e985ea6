import type { DesignDocument, PhotoElement } from "../../../design/document.ts";
import type { Size } from "../../../design/geometry.ts";

/** Pixels of an element's photo after its rotation: width and height swapped by a quarter turn. Null without one. */
export function uprightSize(document: DesignDocument, element: PhotoElement | undefined): Size | null {
  const photo = document.photos.find(({ id }) => id === element?.photo);
  if (!photo || !element) return null;
  const quarters = Math.round(element.placement.rotation / 90_000);
  const lying = quarters % 2 !== 0;
  return lying ? { width: photo.height, height: photo.width } : { width: photo.width, height: photo.height };
}
