import type { Size } from "../../../design/geometry.ts";

/** A row of prints: as high as its tallest. CSS pixels. */
export interface TableRow {
  readonly top: number;
  readonly height: number;
  /** Places in the list of prints. */
  readonly from: number;
  readonly to: number;
}

export interface Table {
  readonly columns: number;
  /** CSS pixels for a micrometre: the table has one scale, so a larger print is larger. */
  readonly scale: number;
  readonly rows: readonly TableRow[];
  readonly height: number;
}

/** What a card has besides its print: the space around it, and the line below. */
export const CARD = { padding: 8, above: 10, caption: 48 } as const;
const GAP = 4;
/** Columns of a desktop, of a tablet and of a phone at the middle size. */
const COLUMN = 176;

/**
 * Lays prints into rows.
 *
 * @param closer how much larger than usual, in steps of a column
 */
export function tableOf(sizes: readonly Size[], width: number, closer: number): Table {
  const usual = Math.max(2, Math.round(width / COLUMN));
  const columns = Math.min(Math.max(usual - closer, 1), 12);
  const widest = Math.max(...sizes.map((size) => Math.max(size.width, size.height)), 150_000);
  const room = width / columns - 2 * CARD.padding;
  const scale = Math.max(room, 40) / widest;
  const rows: TableRow[] = [];
  let top = 0;
  for (let from = 0; from < sizes.length; from += columns) {
    const to = Math.min(from + columns, sizes.length);
    const tallest = Math.max(...sizes.slice(from, to).map((size) => size.height * scale));
    const height = Math.ceil(tallest) + CARD.above + CARD.caption;
    rows.push({ top, height, from, to });
    top += height + GAP;
  }
  return { columns, scale, rows, height: top };
}

/** Rows within one window height of what is seen. */
export function rowsNear({ rows }: Pick<Table, "rows">, top: number, seen: number): readonly TableRow[] {
  return rows.filter((row) => row.top + row.height > top - seen && row.top < top + 2 * seen);
}
