import type { Point, Rect, Size } from "../../design/geometry.ts";
import type { ImposedSheet } from "../imposition/imposed-sheet.ts";
import { array, type Pdf, thousandths } from "../pdf/syntax.ts";

/** Acrobat and many RIPs draw no page beyond 200 inches; larger ones count in larger units (PDF 1.6, UserUnit). */
const LARGEST_SIDE = 14_400_000;

/** Scene coordinates (µm, y down) as PDF coordinates (y up). */
export interface Coordinates {
  /** "x y" */
  point(point: Point): Pdf;
  /** "x y width height", as the `re` operator wants it. */
  rect(rect: Rect): Pdf;
  /** "[left bottom right top]" */
  box(rect: Rect): Pdf;
}

/** Coordinates of an area of this height, µm, with what is drawn moved by `offset`. */
export function coordinates(height: number, offset: Point = { x: 0, y: 0 }): Coordinates {
  const x = (value: number) => value + offset.x;
  const y = (value: number) => height - (value + offset.y);
  return {
    point: (point) => `${points(x(point.x))} ${points(y(point.y))}`,
    rect: (rect) =>
      `${points(x(rect.x))} ${points(y(rect.y + rect.height))} ${points(rect.width)} ${points(rect.height)}`,
    box: (rect) =>
      array([x(rect.x), y(rect.y + rect.height), x(rect.x + rect.width), y(rect.y)].map((side) => points(side))),
  };
}

/** The paper a page is written on, and its boxes. */
export interface Sheet {
  /** Trim, bleed and slug area together, µm. */
  readonly media: Size;
  /** Points per unit; above 1 only for pages beyond 200 inches. */
  readonly userUnit: number;
  readonly boxes: Readonly<Record<"MediaBox" | "CropBox" | "BleedBox" | "TrimBox", Pdf>>;
  /** Coordinates of a side by its top left corner, relative to the bleed. */
  at(offset: Point): Coordinates;
}

/** `margin`: width of the slug area outside the bleed, µm. */
export function sheetOf({ size, trim }: Pick<ImposedSheet, "size" | "trim">, margin: number): Sheet {
  const media = { width: size.width + 2 * margin, height: size.height + 2 * margin };
  const userUnit = Math.ceil(milliPoints(Math.max(media.width, media.height)) / LARGEST_SIDE);
  const x = (value: number) => value + margin;
  const y = (value: number) => media.height - (value + margin);
  const box = (rect: Rect) =>
    array(
      [x(rect.x), y(rect.y + rect.height), x(rect.x + rect.width), y(rect.y)].map((side) =>
        thousandths(Math.round((side * 360) / 127 / userUnit)),
      ),
    );
  const bleed = { x: 0, y: 0, ...size };
  const whole = { x: -margin, y: -margin, ...media };
  return {
    media,
    userUnit,
    boxes: { MediaBox: box(whole), CropBox: box(whole), BleedBox: box(bleed), TrimBox: box(trim) },
    at: (offset) => coordinates(media.height, { x: offset.x + margin, y: offset.y + margin }),
  };
}

/**
 * µm to points with three decimals. A thousandth of a point is 0.35 µm, so every whole µm has its own number and the
 * preflight reads back the exact length.
 */
export const points = (micrometres: number): Pdf => thousandths(milliPoints(micrometres));

const milliPoints = (micrometres: number): number => Math.round((micrometres * 360) / 127);
