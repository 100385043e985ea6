import type { DesignDocument, DesignPhoto } from "../../../design/document.ts";
import { surfaceOf } from "../../../design/element-place.ts";
import { focusedPlacement } from "../../../design/focused-placement.ts";
import type { Point } from "../../../design/geometry.ts";
import type { SurfaceLayout } from "../../../design/layout.ts";
import { type Step, together } from "../../../design/operation.ts";
import { type PhotoPlace, photoPlaces, placeIn } from "../../../design/place-many.ts";
import { frameBox } from "../../../design/surface-geometry.ts";
import { newBase, newFrame } from "../elements/add-element.ts";
import type { Session } from "../store/session.ts";

/**
 * The place that a photo comes into with one click: the selected one if it is empty, else the next empty one on these
 * sides, else the selected one, else the next empty one anywhere, else the only one there is.
 */
export function placeByPress(
  document: DesignDocument,
  layouts: readonly SurfaceLayout[],
  selection: readonly string[],
  shown: readonly string[],
): PhotoPlace | null {
  const places = photoPlaces(document, layouts);
  const empty = places.filter(({ element }) => element.photo === null);
  const selected = places.find(({ element }) => selection.includes(element.id));
  if (selected?.element.photo === null) return selected;
  const onBoard = empty.find(({ layout }) => shown.includes(layout.surface));
  return onBoard ?? selected ?? empty[0] ?? (places.length === 1 ? (places[0] ?? null) : null);
}

/** Lays a photo into a place, also one that was taken out of the tray, and selects the place. */
export function placePhoto(session: Session, place: PhotoPlace, photo: DesignPhoto): void {
  const { document } = session.state();
  if (place.element.photo !== photo.id) session.perform(together([...joining(document, photo), placeIn(place, photo)]));
  session.select([place.element.id]);
}

/** How much of a side a new photo takes. */
const SHARE = 0.4;

/** Adds a photo to a side in a frame of its own shape, around a point of the trimmed side or in the middle. */
export function addPhotoElement(
  session: Session,
  layout: SurfaceLayout,
  photo: DesignPhoto,
  at: Point | null,
): string | null {
  const { document } = session.state();
  const middled = newFrame(layout, photo, SHARE, surfaceOf(document, layout.surface)?.elements ?? []);
  const { width, height } = middled;
  const frame = at ? { ...middled, x: Math.round(at.x - width / 2), y: Math.round(at.y - height / 2) } : middled;
  const placement = focusedPlacement(photo, frameBox(layout, frame), "fill");
  const element = { ...newBase(), type: "photo", frame, photo: photo.id, placement } as const;
  const adding: Step = { type: "addElements", surface: layout.surface, elements: [element] };
  if (!session.perform(together([...joining(document, photo), adding])).ok) return null;
  session.select([element.id]);
  return element.id;
}

const joining = ({ photos }: DesignDocument, photo: DesignPhoto): readonly Step[] =>
  photos.some(({ id }) => id === photo.id) ? [] : [{ type: "addPhoto", photo }];
