import type { DaysElement, PrintedDay } from "../document.ts";
import type { Rect } from "../geometry.ts";
import { dayCell, namesLine, PLANNER_DAYS } from "./day-cell.ts";
import { boxAt, type DrawnDays, inkOf, joined, type Line, moonOf, namesOf, ruleAt, uprightAt } from "./drawn-days.ts";
import { pictureBox } from "./picture-box.ts";
import type { PicturedDays } from "./pictured-days.ts";

/** All days beside each other, without names. */
export function drawRow(days: DaysElement, { x, y, width, height }: Rect): DrawnDays {
  const step = width / days.days.length;
  const size = Math.min(step * 0.62, height * 0.6);
  const named = days.days.some(({ weekday }) => weekday !== undefined);
  const all = days.days.map((day, index) => {
    const at = { x: x + (index + 0.5) * step, align: "centre", colour: inkOf(day, days), width: step } as const;
    const number: Line = { ...at, text: day.label, baseline: y + height * (named ? 0.92 : 0.75), size, fit: "report" };
    const above: Line = { ...at, text: day.weekday ?? "", baseline: y + height * 0.32, size: size * 0.6 };
    const disc = moonOf(day, at.x - size * 0.25, y - size * 0.1, size);
    return { lines: named ? [number, above] : [number], moons: disc };
  });
  return joined(all);
}

/** Two columns, each day a line. */
export function drawColumns(days: PicturedDays, frame: Rect): DrawnDays {
  const all = days.days.map((day, index) => {
    const cell = dayCell(days, frame, index);
    const rules = [ruleAt(cell.x, cell.y + cell.height, cell.width)];
    return { ...drawLine(day, days, cell, cell.height * 0.52, days.pictured?.has(index)), rules };
  });
  return joined(all);
}

const unnamed: readonly string[] = ["", "", "", ""];

/** Every day a line, with a column for each person. */
export function drawPlanner(days: PicturedDays, frame: Rect): DrawnDays {
  const columns = days.columns ?? unnamed;
  const row = frame.height / (days.days.length + namesLine(days));
  const top = frame.y + namesLine(days) * row;
  const step = (frame.width * (1 - PLANNER_DAYS)) / Math.max(1, columns.length);
  const left = (column: number) => frame.x + frame.width * PLANNER_DAYS + column * step;
  const names = columns.flatMap((text, column): Line[] => {
    const size = row * 0.6;
    const width = step * 0.92;
    if (text === "") return [];
    return [
      {
        text,
        x: left(column) + step * 0.06,
        baseline: top - row * 0.3,
        size,
        align: "start",
        colour: days.colour,
        width,
      },
    ];
  });
  const lines = days.days.map((day, index) => {
    const cell = dayCell(days, frame, index);
    const rules = [ruleAt(frame.x, cell.y + row, frame.width)];
    return { ...drawLine(day, days, cell, row * 0.62, days.pictured?.has(index)), rules };
  });
  const rules = [
    ruleAt(frame.x, top, frame.width),
    ...columns.map((_, at) => uprightAt(left(at), top, frame.y + frame.height - top)),
  ];
  return joined([{ lines: names, rules }, ...lines]);
}

/** Between lines to write on, micrometres; the room of a day holds as many as fit. */
const WRITING = 7_000;

/** A few days below each other with room to write. */
export function drawWeek(days: DaysElement, frame: Rect): DrawnDays {
  const row = frame.height / Math.max(1, days.days.length);
  const size = Math.min(row * 0.3, frame.width * 0.12, 11_000);
  const all = days.days.map((day, index) => {
    const [y, colour] = [frame.y + index * row, inkOf(day, days)];
    const baseline = y + size * 1.05;
    const number: Line = {
      text: day.label,
      x: frame.x,
      baseline,
      size,
      align: "start",
      colour,
      width: frame.width,
      fit: "report",
    };
    const width = frame.width - size * 1.5;
    const weekday: Line = {
      ...number,
      text: day.weekday ?? "",
      x: frame.x + size * 1.5,
      size: size * 0.42,
      width: width * 0.4,
      fit: "shrink",
    };
    const box = boxAt(
      frame.x + size * 1.5 + width * 0.42,
      y + size * 0.25,
      width * 0.58,
      Math.min(size * 1.3, row * 0.9),
    );
    const below = Math.max(0, Math.floor((row - size * 1.5) / WRITING));
    const writing = Array.from({ length: below }, (_, line) =>
      ruleAt(frame.x, y + size * 1.5 + (line + 1) * WRITING, frame.width),
    );
    return {
      lines: day.weekday ? [number, weekday] : [number],
      notes:
        day.notes.length > 0 ? [{ ...namesOf(day, "\n"), box, size: size * 0.4, colour, stand: "top" as const }] : [],
      rules: [ruleAt(frame.x, y, frame.width), ...writing],
      moons: moonOf(day, frame.x + size * 1.5, y + size * 1.15, size * 0.7),
    };
  });
  return joined(all);
}

/** Number, weekday and names of a day on one line. */
function drawLine(day: PrintedDay, days: PicturedDays, cell: Rect, size: number, hasPicture = false) {
  const { x, y, height } = cell;
  const width = hasPicture ? pictureBox(days.look, cell).x - x - height * 0.1 : cell.width;
  const colour = inkOf(day, days);
  const baseline = y + height * 0.75;
  const number: Line = { text: day.label, x, baseline, size, align: "start", colour, width, fit: "report" };
  const weekday: Line = {
    ...number,
    text: day.weekday ?? "",
    x: x + 1.5 * size,
    size: size * 0.66,
    width: size * 1.3,
    fit: "shrink",
  };
  const behind = (day.weekday ? 2.95 : 1.6) * size;
  const moon = moonOf(day, x + behind, baseline, size);
  const from = behind + (moon.length > 0 ? size * 0.7 : 0);
  const box = boxAt(x + from, y + height * 0.04, width - from, height * 0.94);
  return {
    lines: day.weekday ? [number, weekday] : [number],
    notes:
      day.notes.length > 0 ? [{ ...namesOf(day, ", "), box, size: size * 0.62, colour, stand: "middle" as const }] : [],
    moons: moon,
  };
}
