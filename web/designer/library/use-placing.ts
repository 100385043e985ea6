import { useMemo, useRef } from "react";
import type { Point } from "../../../design/geometry.ts";
import { together } from "../../../design/operation.ts";
import type { PhotoPlace } from "../../../design/place-many.ts";
import type { Work } from "../board/work.ts";
import type { DesignContext } from "../context/design-context.ts";
import { type DayOnSide, photoIntoDay } from "../elements/day-picture-steps.ts";
import { addPhotoElement, placeByPress, placePhoto } from "./place-photo.ts";

/** Ways of a photo onto a side; each gives the photo's name, or null where it came nowhere. */
export interface Placing {
  press(photo: string): string | null;
  into(place: PhotoPlace, photo: string): string | null;
  intoDay(day: DayOnSide, photo: string): string | null;
  /** @param at in the trimmed side; null for its middle */
  onto(surface: string, photo: string, at: Point | null): string | null;
}

/** The same object as long as the design is open. */
export function usePlacing(context: DesignContext, work: Work | null): Placing {
  const latest = useRef(work);
  latest.current = work;
  return useMemo(() => {
    const { session, photos, kind, data } = context;
    const layouts = () => kind.design.surfaces(session.state().document, data);
    const shown = () => latest.current?.board.sides.map(({ surface }) => surface.id) ?? [];
    const show = (surface: string) => {
      if (!shown().includes(surface)) latest.current?.show(surface);
    };
    const into = (place: PhotoPlace, id: string) => {
      const photo = photos.known(id);
      if (!photo) return null;
      show(place.layout.surface);
      placePhoto(session, place, photo);
      return photo.name;
    };
    const onto = (surface: string, id: string, at: Point | null) => {
      const photo = photos.known(id);
      const layout = layouts().find((one) => one.surface === surface);
      if (!photo || !layout || !kind.design.abilities.elements.includes("photo")) return null;
      show(surface);
      return addPhotoElement(session, layout, photo, at) === null ? null : photo.name;
    };
    const intoDay = (day: DayOnSide, id: string) => {
      const photo = photos.known(id);
      if (!photo) return null;
      const steps = photoIntoDay(session.state().document, day, photo);
      return steps.length > 0 && session.perform(together(steps)).ok ? photo.name : null;
    };
    return {
      into,
      intoDay,
      onto,
      press(id) {
        const { document, selection } = session.state();
        const place = placeByPress(document, layouts(), selection, shown());
        return place && into(place, id);
      },
    };
  }, [context]);
}
