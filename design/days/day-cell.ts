import type { DaysElement } from "../document.ts";
import type { Point, Rect } from "../geometry.ts";
import { cellOf, tableGrid } from "./table-grid.ts";

/** Share of a planner's width that the days take; people share the rest. */
export const PLANNER_DAYS = 0.24;
/** Columns of a list take this share of their half. */
const COLUMN = 0.92;

type Laid = Pick<DaysElement, "look" | "days" | "columns" | "weeks" | "heads" | "month" | "weekStart">;

/** A planner has a line for names above its days where somebody has a column. */
export const namesLine = ({ columns }: Pick<DaysElement, "columns">): 0 | 1 =>
  columns?.some((name) => name !== "") ? 1 : 0;

/** The room of one day within the frame of all. */
export function dayCell(days: Laid, frame: Rect, index: number): Rect {
  const { x, y, width, height } = frame;
  const count = Math.max(1, days.days.length);
  switch (days.look) {
    case "table":
      return cellOf(tableGrid(days, frame), index);
    case "row":
      return { x: x + (index * width) / count, y, width: width / count, height };
    case "column": {
      const rows = Math.ceil(count / 2);
      const left = x + Math.floor(index / rows) * (width / 2);
      const row = height / rows;
      return { x: left, y: y + (index % rows) * row, width: (width / 2) * COLUMN, height: row };
    }
    case "planner": {
      const row = height / (count + namesLine(days));
      return { x, y: y + (namesLine(days) + index) * row, width: width * PLANNER_DAYS * 0.97, height: row };
    }
    case "week":
      return { x, y: y + (index * height) / count, width, height: height / count };
  }
}

/** The day at a point; null beside all of them. */
export function dayAt(days: Laid & Pick<DaysElement, "frame">, { x, y }: Point): number | null {
  const found = days.days.findIndex((_, index) => {
    const cell = dayCell(days, days.frame, index);
    return x >= cell.x && x < cell.x + cell.width && y >= cell.y && y < cell.y + cell.height;
  });
  return found < 0 ? null : found;
}
