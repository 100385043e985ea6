import { type Format, micrometres, swapSides } from "../../core/measure.ts";
import type { DesignPhoto, PhotoElement, PhotoPlacement, Surface } from "../../design/document.ts";
import type { Point, Rect, Size } from "../../design/geometry.ts";
import { ONE, plainPlacement } from "../../design/placement.ts";

/** A print as one side: its photo over the whole sheet, or as a whole with a rim around it. */
export interface PrintWish {
  readonly format: Format;
  /** Micrometres; null fills the sheet. */
  readonly rim: number | null;
}

type Shown = Pick<DesignPhoto, "id" | "width" | "height" | "focus">;

export interface PrintNames {
  readonly surface: string;
  readonly element: string;
}

/** A print nobody has touched: turned to its photo, the important point in the middle. */
export function newPrint(
  names: PrintNames,
  role: string,
  photo: Shown | null,
  { format, rim }: PrintWish,
  style?: string,
): Surface {
  const turned = photo !== null && turnedFor(photo, 0, format);
  const element: PhotoElement = {
    id: names.element,
    type: "photo",
    rotation: 0,
    opacity: ONE,
    photo: photo?.id ?? null,
    frame: frameOf(trimOf(format, turned), rim),
    placement: placementOf(rim, photo?.focus),
  };
  return {
    id: names.surface,
    role,
    background: null,
    copies: 1,
    turned,
    ...(style === undefined ? {} : { style }),
    elements: [element],
  };
}

/** The focus is the middle of a photo that fills the sheet; a photo with a rim is fully visible. */
const placementOf = (rim: number | null, focus: Point | undefined): PhotoPlacement =>
  rim === null ? { ...plainPlacement("fill"), ...(focus ? { centre: focus } : {}) } : plainPlacement("fit");

/** Whether the sheet must be turned to match the photo; square photos keep the listed orientation. */
export function turnedFor(photo: Size, rotation: number, format: Format): boolean {
  const seen = isAcross(rotation) ? swapSides(photo) : photo;
  return (seen.width - seen.height) * (format.width - format.height) < 0;
}

/** A photo that is laid on its side. */
const isAcross = (rotation: number) => Math.abs(Math.round(rotation / 90_000)) % 2 === 1;

/** Micrometres. */
export function trimOf(format: Format, turned: boolean): Size {
  const { width, height } = turned ? swapSides(format) : format;
  return { width: micrometres(width), height: micrometres(height) };
}

export const frameOf = ({ width, height }: Size, rim: number | null): Rect | "surface" =>
  rim === null ? "surface" : { x: rim, y: rim, width: width - 2 * rim, height: height - 2 * rim };

/** The photo of a print. */
export const photoOf = ({ elements }: Pick<Surface, "elements">): PhotoElement | undefined =>
  elements.find((element) => element.type === "photo");

/** Whether the photo is shown as a whole. */
export const isRimmed = (element: Pick<PhotoElement, "frame">): boolean => element.frame !== "surface";

/** The same photo, filling the sheet or shown as a whole: what was chosen of its crop no longer fits. */
export const placementFor = (rim: number | null, before: PhotoPlacement, focus: Point | undefined): PhotoPlacement => ({
  ...placementOf(rim, focus),
  rotation: before.rotation,
});
