import type { DaysElement } from "../document.ts";
import type { Rect } from "../geometry.ts";
import { firstWeekday } from "../month.ts";

/** Height of the names of weekdays, and width of the numbers of weeks, as shares of a row and a cell. */
const HEAD = 0.7;
export const WEEK = 0.5;

/** Cells of a month's days in its table, the same for names and for photos. */
export interface TableGrid {
  readonly cell: number;
  readonly row: number;
  /** Of the first column and the first row. */
  readonly left: number;
  readonly top: number;
  readonly offset: number;
}

/** Six rows whatever the month, so that all sheets of a calendar look alike. */
export function tableGrid(days: Pick<DaysElement, "weeks" | "heads" | "month" | "weekStart">, frame: Rect): TableGrid {
  const beside = days.weeks.length > 0 ? WEEK : 0;
  const above = days.heads.length > 0 ? HEAD : 0;
  const [cell, row] = [frame.width / (7 + beside), frame.height / (6 + above)];
  return {
    cell,
    row,
    left: frame.x + beside * cell,
    top: frame.y + above * row,
    offset: (firstWeekday(days.month) - days.weekStart + 7) % 7,
  };
}

export function cellOf({ cell, row, left, top, offset }: TableGrid, index: number): Rect {
  const [column, line] = [(offset + index) % 7, Math.floor((offset + index) / 7)];
  return { x: left + column * cell, y: top + line * row, width: cell, height: row };
}
