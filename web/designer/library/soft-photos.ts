import type { DesignDocument, DesignPhoto, PhotoElement } from "../../../design/document.ts";
import type { Rect, Size } from "../../../design/geometry.ts";
import type { SurfaceLayout } from "../../../design/layout.ts";
import { photoPlaces } from "../../../design/place-many.ts";
import { placed, plainPlacement } from "../../../design/placement.ts";
import { photoBox } from "../../../design/surface-geometry.ts";

const MICROMETRES_PER_INCH = 25_400;

/**
 * Photos that will look soft: where they are in the design, and free ones wherever they would come, even into the
 * smallest place.
 */
export function softPhotos(document: DesignDocument, layouts: readonly SurfaceLayout[]): ReadonlySet<string> {
  const places = photoPlaces(document, layouts).map(({ element, layout }) => ({
    element,
    box: photoBox(layout, element),
    least: layout.resolution.warnBelow,
  }));
  const photos = new Map(document.photos.map((photo) => [photo.id, photo]));
  const used = new Set(places.flatMap(({ element }) => element.photo ?? []));
  const soft = places.flatMap(({ element, box, least }) => {
    const photo = photos.get(element.photo ?? "");
    return photo && dpiOf(photo, box, element.placement) < least ? [photo.id] : [];
  });
  const [smallest] = places.toSorted((one, other) => area(one.box) - area(other.box));
  const free = document.photos.filter(
    (photo) => smallest && !used.has(photo.id) && dpiOf(photo, smallest.box, plainPlacement("fill")) < smallest.least,
  );
  return new Set([...soft, ...free.map(({ id }) => id)]);
}

/** Rounded, as the verdict of a drawn photo is. */
function dpiOf(photo: DesignPhoto, box: Rect, placement: PhotoElement["placement"]): number {
  const { size } = placed(photo, box, placement);
  return Math.round((photo.width / size.width) * MICROMETRES_PER_INCH);
}

const area = ({ width, height }: Size) => width * height;
