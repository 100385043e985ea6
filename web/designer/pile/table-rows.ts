import type { Size } from "../../../design/geometry.ts";

/** A row of prints: as high as its tallest. CSS pixels. */
export interface TableRow {
  readonly top: number;
  readonly height: number;
  /** Places in the list of prints. */
  readonly from: number;
  readonly to: number;
  /** Of this height at the top is the heading of a group that begins here. */
  readonly head: number;
}

export interface Table {
  readonly columns: number;
  /** CSS pixels for a micrometre: the table has one scale, so a larger print is larger. */
  readonly scale: number;
  readonly rows: readonly TableRow[];
  readonly height: number;
}

/** What a card has besides its print: the space around it, and the line below. */
const CARD = { padding: 8, above: 10 } as const;
/** Buttons for fingers are higher. */
const LINE = { pointer: 48, touch: 56 } as const;
/** Heading of a group. */
const HEAD = 44;
const GAP = 4;
/** Columns of a desktop, of a tablet and of a phone at the middle size. */
const COLUMN = 176;

export interface TableWish {
  /** Of the table, CSS pixels. */
  readonly width: number;
  /** How much larger than usual, in steps of a column. */
  readonly closer: number;
  readonly touch: boolean;
  /** Places at which a group with a heading begins, from 0 on; empty for none. */
  readonly groups: readonly number[];
}

/** Lays prints into rows; each group begins a row. */
export function tableOf(sizes: readonly Size[], { width, closer, touch, groups }: TableWish): Table {
  const usual = Math.max(2, Math.round(width / COLUMN));
  const columns = Math.min(Math.max(usual - closer, 1), 12);
  const widest = Math.max(...sizes.map((size) => Math.max(size.width, size.height)), 150_000);
  const room = width / columns - 2 * CARD.padding;
  const scale = Math.max(room, 40) / widest;
  const rows: TableRow[] = [];
  const begin = new Set(groups);
  const ends = [...groups.filter((at) => at > 0), sizes.length];
  let top = 0;
  for (let from = 0; from < sizes.length; ) {
    const end = ends.find((at) => at > from) ?? sizes.length;
    const to = Math.min(from + columns, end);
    const tallest = Math.max(...sizes.slice(from, to).map((size) => size.height * scale));
    const head = begin.has(from) ? HEAD : 0;
    const height = head + Math.ceil(tallest) + CARD.above + LINE[touch ? "touch" : "pointer"];
    rows.push({ top, height, from, to, head });
    top += height + GAP;
    from = to;
  }
  return { columns, scale, rows, height: top };
}

/** Rows within one window height of what is seen. */
export function rowsNear({ rows }: Pick<Table, "rows">, top: number, seen: number): readonly TableRow[] {
  return rows.filter((row) => row.top + row.height > top - seen && row.top < top + 2 * seen);
}
