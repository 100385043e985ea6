import type { DaysElement, PrintedDay } from "../document.ts";
import type { Rect } from "../geometry.ts";
import { firstWeekday } from "../month.ts";
import { boxAt, type DrawnDays, inkOf, joined, type Line, moonOf, ruleAt } from "./drawn-days.ts";

/** Height of the names of weekdays, and width of the numbers of weeks, as shares of a row and a cell. */
const HEAD = 0.7;
const WEEK = 0.5;
/** From this height of a row on there are lines between weeks. */
const RULED = 5_500;

/** Where each day of a month is in its table; the same for its names as for a photo that is put on it. */
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
    ...{ cell, row, left: frame.x + beside * cell, top: frame.y + above * row },
    offset: (firstWeekday(days.month) - days.weekStart + 7) % 7,
  };
}

export function cellOf({ cell, row, left, top, offset }: TableGrid, index: number): Rect {
  const [column, line] = [(offset + index) % 7, Math.floor((offset + index) / 7)];
  return { x: left + column * cell, y: top + line * row, width: cell, height: row };
}

export function drawTable(days: DaysElement, frame: Rect): DrawnDays {
  const grid = tableGrid(days, frame);
  const { cell, row, left, top } = grid;
  const size = Math.min(cell, row) * 0.46;
  const heads = days.heads.map((text, column): Line => {
    const x = left + column * cell;
    return {
      ...{ text, x, baseline: frame.y + row * 0.45, size: size * 0.62, align: "start", colour: days.colour },
      width: cell * 0.95,
    };
  });
  const weeks = days.weeks.map((text, line): Line => {
    const baseline = top + line * row + size;
    return { text, x: frame.x, baseline, size: size * 0.5, align: "start", colour: days.colour, width: cell * WEEK };
  });
  const cells = days.days.map((day, index) => drawCell(day, cellOf(grid, index), size, days));
  const rows = row >= RULED ? Math.ceil((grid.offset + days.days.length) / 7) : 0;
  const rules = Array.from({ length: rows }, (_, line) => ruleAt(frame.x, top + line * row, frame.width));
  return joined([{ lines: [...heads, ...weeks], rules }, ...cells]);
}

/** A number with its names: beside it where the cell is wide, otherwise below. */
function drawCell(day: PrintedDay, { x, y, width, height }: Rect, size: number, days: DaysElement) {
  const colour = inkOf(day, days);
  const baseline = y + size;
  const number: Line = { text: day.label, x, baseline, size, align: "start", colour, width, fit: "report" };
  const beside = width > height * 1.7;
  const [across, down] = beside ? [size * 1.45, height * 0.06] : [0, size * 1.22];
  const box = boxAt(x + across, y + down, width * 0.96 - across, height * 0.98 - down);
  return {
    lines: [number],
    notes: day.notes.length > 0 ? [{ notes: day.notes, box, size: size * 0.56, colour, stand: "top" as const }] : [],
    moons: moonOf(day, x + width - size * 0.7, baseline, size),
  };
}
