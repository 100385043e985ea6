import type { DaysElement, PrintedDay } from "../document.ts";
import type { Rect } from "../geometry.ts";
import { boxAt, type DrawnDays, inkOf, joined, type Line, moonOf, namesOf, ruleAt } from "./drawn-days.ts";
import { isPictureBeside, pictureBox } from "./picture-box.ts";
import type { PicturedDays } from "./pictured-days.ts";
import { cellOf, tableGrid, WEEK } from "./table-grid.ts";

/** From this height of a row on there are lines between weeks. */
const RULED = 5_500;

export function drawTable(days: PicturedDays, frame: Rect): DrawnDays {
  const grid = tableGrid(days, frame);
  const { cell, row, left, top } = grid;
  const size = Math.min(cell, row) * 0.46;
  const heads = days.heads.map((text, column): Line => {
    const x = left + column * cell;
    return {
      text,
      x,
      baseline: frame.y + row * 0.45,
      size: size * 0.62,
      align: "start",
      colour: days.colour,
      width: cell * 0.95,
    };
  });
  const weeks = days.weeks.map((text, line): Line => {
    const baseline = top + line * row + size;
    return { text, x: frame.x, baseline, size: size * 0.5, align: "start", colour: days.colour, width: cell * WEEK };
  });
  const cells = days.days.map((day, index) =>
    drawCell(day, cellOf(grid, index), size, days, days.pictured?.has(index)),
  );
  const rows = row >= RULED ? Math.ceil((grid.offset + days.days.length) / 7) : 0;
  const rules = Array.from({ length: rows }, (_, line) => ruleAt(frame.x, top + line * row, frame.width));
  return joined([{ lines: [...heads, ...weeks], rules }, ...cells]);
}

/** A number with its names: beside it where the cell is wide, otherwise below; a picture takes their place. */
function drawCell(day: PrintedDay, cell: Rect, size: number, days: DaysElement, hasPicture = false) {
  const { x, y, width } = cell;
  const colour = inkOf(day, days);
  const baseline = y + size;
  const number: Line = { text: day.label, x, baseline, size, align: "start", colour, width, fit: "report" };
  const picture = hasPicture ? pictureBox("table", cell) : null;
  const right = picture && isPictureBeside(cell) ? picture.x : x + width;
  const [box, otherwise] = namesBoxes(cell, size, picture);
  const notes = { ...namesOf(day, "\n"), box, ...(otherwise && { otherwise }), size: size * 0.56, colour };
  return {
    lines: [number],
    notes: day.notes.length > 0 ? [{ ...notes, stand: "top" as const }] : [],
    moons: moonOf(day, right - size * 0.7, baseline, size),
  };
}

/** Cells wider than this many times their height have names beside the number. */
const BESIDE = 1.7;
const isBeside = ({ width, height }: Rect) => width > height * BESIDE;

/** In a wide cell beside the number, below it where long names need the whole width; a picture has its own room. */
function namesBoxes(cell: Rect, size: number, picture: Rect | null): readonly [Rect, Rect?] {
  const { x, y, width, height } = cell;
  const down = size * 1.22;
  if (picture && !isPictureBeside(cell)) return [boxAt(x, y + down, width * 0.96, picture.y - y - down)];
  const right = picture ? picture.x - x - width * 0.03 : width * 0.96;
  const below = boxAt(x, y + down, right, height * 0.98 - down);
  if (picture || !isBeside(cell)) return [below];
  const across = size * 1.45;
  return [boxAt(x + across, y + height * 0.06, right - across, height * 0.92), below];
}
