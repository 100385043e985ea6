import type { DesignDocument, DesignPhoto } from "../../../design/document.ts";
import type { Size } from "../../../design/geometry.ts";
import type { SurfaceLayout } from "../../../design/layout.ts";
import type { Step } from "../../../design/operation.ts";
import { type PhotoPlace, photoPlaces, placeIn } from "../../../design/place-many.ts";
import { photoBox } from "../../../design/surface-geometry.ts";
import type { CalendarSide } from "./sides.ts";

/** Photos laid on the sheets of the months in which they were taken. */
export interface PhotosByMonth {
  readonly steps: readonly Step[];
  /** Photos on the sheet of their own month, those on other sheets, and those without a place. */
  readonly own: number;
  readonly other: number;
  readonly left: number;
}

/**
 * Puts photos into the month they were taken in, in any year. Remaining places take photos without a date in order,
 * then those of other months. Locked photos and the visitor's own elements stay.
 */
export function photosByMonth(
  document: DesignDocument,
  layouts: readonly SurfaceLayout[],
  sides: readonly Pick<CalendarSide, "id" | "month">[],
): PhotosByMonth {
  const all = photoPlaces(document, layouts);
  const places = all.filter(isOpen);
  const staying = new Set(all.filter((place) => !isOpen(place)).map(({ element }) => element.photo));
  const pool = document.photos.filter(({ id }) => !staying.has(id));
  const months = new Map(sides.map(({ id, month }) => [id, month?.slice(5, 7)]));
  const dated = pool.filter(({ takenAt }) => takenAt).toSorted(byTime);
  const laid = new Map<PhotoPlace, DesignPhoto>();
  const left = new Set(pool);
  const lay = (place: PhotoPlace, photo: DesignPhoto | undefined) => {
    if (!photo) return;
    laid.set(place, photo);
    left.delete(photo);
  };
  for (const place of places) {
    const month = months.get(place.layout.surface);
    const fitting = dated.filter((photo) => left.has(photo) && month !== undefined && monthOf(photo) === month);
    lay(place, fitting.find((photo) => suits(photo, photoBox(place.layout, place.element))) ?? fitting[0]);
  }
  const own = laid.size;
  const others = [...pool.filter(({ takenAt }) => !takenAt), ...dated].filter((photo) => left.has(photo));
  for (const place of places) if (!laid.has(place)) lay(place, others.shift());
  return {
    steps: places.flatMap((place) => stepFor(place, laid.get(place))),
    own,
    other: laid.size - own,
    left: left.size,
  };
}

const isOpen = ({ element }: PhotoPlace): boolean => element.slot !== undefined && !element.locked;

const byTime = (one: DesignPhoto, other: DesignPhoto): number =>
  (one.takenAt ?? "").localeCompare(other.takenAt ?? "") || one.id.localeCompare(other.id);

const monthOf = ({ takenAt }: DesignPhoto): string | undefined => takenAt?.slice(5, 7);

/** Both across, or both upright. */
const suits = (photo: Size, box: Size): boolean => photo.width >= photo.height === box.width >= box.height;

function stepFor(place: PhotoPlace, photo: DesignPhoto | undefined): readonly Step[] {
  if (photo) return place.element.photo === photo.id ? [] : [placeIn(place, photo)];
  return place.element.photo === null ? [] : [{ type: "placePhoto", element: place.element.id, photo: null }];
}
