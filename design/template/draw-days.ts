import type { FontLibrary } from "../text/font.ts";
import { drawLine, units } from "./draw-type.ts";
import type { PlacedDays } from "./placed.ts";

/** Which month previews show: one that begins on a Tuesday and has 30 days. */
const DAYS = 30;
const FIRST = 1;
const weekday = (day: number) => (day - 1 + FIRST) % 7;

/** The days of a sample month; Sundays in the accent's colour. */
export function drawDays(days: PlacedDays, fonts: FontLibrary): string {
  const face = fonts.get(days.font);
  if (!face) throw new Error(`the font "${days.font}" is not loaded`);
  const { frame, colour, accent } = days;
  const number = (day: number, x: number, y: number, size: number, anchor: "start" | "middle" | "end") =>
    drawLine(face, String(day), { x, y, size, anchor, fill: weekday(day) === 6 ? accent : colour });
  const line = (x: number, y: number, width: number) =>
    `<path fill="${colour}" opacity=".35" d="M${units(x)} ${units(y)}h${units(width)}v3h${-units(width)}z"/>`;
  const all = Array.from({ length: DAYS }, (_, index) => index + 1);
  switch (days.look) {
    case "table": {
      const [cell, row] = [frame.width / 7, frame.height / 6];
      const size = Math.min(cell, row) * 0.46;
      return all
        .map((day) => {
          const week = Math.floor((day - 1 + FIRST) / 7);
          return number(day, frame.x + (weekday(day) + 0.5) * cell, frame.y + (week + 1) * row, size, "middle");
        })
        .join("");
    }
    case "row": {
      const step = frame.width / DAYS;
      const size = Math.min(step * 0.62, frame.height * 0.6);
      return all
        .map((day) => number(day, frame.x + (day - 0.5) * step, frame.y + frame.height * 0.75, size, "middle"))
        .join("");
    }
    case "column": {
      const [column, row] = [frame.width / 2, frame.height / 15];
      const size = row * 0.52;
      return all
        .map((day) => {
          const [x, y] = [frame.x + Math.floor((day - 1) / 15) * column, frame.y + (((day - 1) % 15) + 0.75) * row];
          return number(day, x, y, size, "start") + line(x, y + row * 0.25, column * 0.92);
        })
        .join("");
    }
    case "planner": {
      const row = frame.height / DAYS;
      const columns = [0.12, 0.34, 0.56, 0.78];
      const rows = all.map((day) => {
        const y = frame.y + (day - 0.25) * row;
        return number(day, frame.x, y, row * 0.62, "start") + line(frame.x, y + row * 0.25, frame.width);
      });
      const uprights = columns.map((share) => {
        const x = units(frame.x + share * frame.width);
        return `<path fill="${colour}" opacity=".35" d="M${x} ${units(frame.y)}h3v${units(frame.height)}h-3z"/>`;
      });
      return [...rows, ...uprights].join("");
    }
  }
}
