import {
  type DayPicture,
  dateOfPicture,
  datesOfDays,
  pictureFrame,
  pictureName,
} from "../../../design/days/day-pictures.ts";
import type { ArtElement, DaysElement, DesignDocument, DesignPhoto, PhotoElement } from "../../../design/document.ts";
import { allElements } from "../../../design/element-place.ts";
import { focusedPlacement } from "../../../design/focused-placement.ts";
import type { SurfaceLayout } from "../../../design/layout.ts";
import type { Step } from "../../../design/operation.ts";
import { ONE } from "../../../design/placement.ts";
import { frameBox } from "../../../design/surface-geometry.ts";

/** A day of days on a side. */
export interface DayOnSide {
  readonly days: DaysElement;
  readonly index: number;
  readonly layout: SurfaceLayout;
}

/** What lies in a day, on whichever side; null for nothing. */
export function pictureOf(document: DesignDocument, { days, index }: Omit<DayOnSide, "layout">): DayPicture | null {
  const date = datesOfDays(days)[index];
  const found = allElements(document).find((element) => date !== undefined && dateOfPicture(element) === date);
  return found?.type === "photo" || found?.type === "art" ? found : null;
}

/** Puts a photo into a day, instead of what lies there; a photo that was taken out of the tray comes back into it. */
export function photoIntoDay(document: DesignDocument, day: DayOnSide, photo: DesignPhoto): readonly Step[] {
  const frame = pictureFrame(day.days, day.index);
  const placement = focusedPlacement(photo, frameBox(day.layout, frame), "fill");
  const isKnown = document.photos.some(({ id }) => id === photo.id);
  const picture = { type: "photo", photo: photo.id, placement, optional: true } as const;
  return [...(isKnown ? [] : [{ type: "addPhoto", photo } as const]), ...intoDay(document, day, picture)];
}

/** Puts a piece of art into a day, in its own colours and as large as the day has room. */
export const artIntoDay = (document: DesignDocument, day: DayOnSide, piece: ArtElement["piece"]): readonly Step[] =>
  intoDay(document, day, { type: "art", piece, mirror: "none", colour: null });

export function emptyDay(document: DesignDocument, day: Omit<DayOnSide, "layout">): readonly Step[] {
  const picture = pictureOf(document, day);
  return picture ? [{ type: "removeElements", elements: [picture.id] }] : [];
}

type Fields = "id" | "frame" | "rotation" | "opacity";

function intoDay(
  document: DesignDocument,
  day: DayOnSide,
  picture: Omit<PhotoElement, Fields> | Omit<ArtElement, Fields>,
): readonly Step[] {
  const date = datesOfDays(day.days)[day.index];
  if (date === undefined) return [];
  const element: DayPicture = {
    ...picture,
    id: pictureName(date),
    frame: pictureFrame(day.days, day.index),
    rotation: 0,
    opacity: ONE,
  };
  return [...emptyDay(document, day), { type: "addElements", surface: day.layout.surface, elements: [element] }];
}
