import type { Size } from "../../../design/geometry.ts";

/** Openings beside each other in cells of one size. CSS pixels. */
export interface Cells {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  /** CSS pixels for a micrometre: all openings are shown at one scale. */
  readonly scale: number;
  readonly rows: number;
}

/** Around a picture, and the line with its name below. */
const PADDING = 12;
const LINE = 28;
/** A cell of a desktop; phones have two beside each other. */
const COLUMN = 232;
const TALLEST = 190;

/**
 * @param sizes of openings, micrometres
 * @param width of the list, CSS pixels
 */
export function cellsOf(sizes: readonly Size[], width: number): Cells {
  const columns = Math.max(2, Math.floor(width / COLUMN));
  const column = width / columns;
  const widest = Math.max(1, ...sizes.map((size) => size.width));
  const tallest = Math.max(1, ...sizes.map((size) => size.height));
  const scale = Math.min(Math.max(column - 2 * PADDING, 40) / widest, TALLEST / tallest);
  const height = Math.ceil(tallest * scale) + 2 * PADDING + LINE;
  return { columns, width: column, height, scale, rows: Math.ceil(sizes.length / columns) };
}

/** Which cells are within one window height of what is seen. */
export function cellsNear(
  { columns, height }: Cells,
  count: number,
  window: { readonly top: number; readonly height: number },
): readonly [first: number, end: number] {
  const first = Math.max(Math.floor((window.top - window.height) / height), 0) * columns;
  const end = Math.ceil((window.top + 2 * window.height) / height) * columns;
  return [Math.min(first, count), Math.min(Math.max(end, 0), count)];
}
