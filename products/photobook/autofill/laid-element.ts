import type { DesignElement, Surface } from "../../../design/document.ts";
import { ONE } from "../../../design/placement.ts";
import type { LaidPhoto } from "./fill-page.ts";

/** A laid photo as an element of its side. */
export const laidElement =
  ({ id }: Pick<Surface, "id">) =>
  ({ photo, frame, placement }: LaidPhoto, n: number): DesignElement => ({
    id: `${id}-photo-${n + 1}`,
    type: "photo",
    frame,
    rotation: 0,
    opacity: ONE,
    photo: photo.id,
    placement,
    slot: `photo-${n + 1}`,
  });
