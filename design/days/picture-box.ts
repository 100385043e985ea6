import type { DaysLook } from "../document.ts";
import type { Rect } from "../geometry.ts";

/** In cells wider than this many times their height, a picture is beside number and names, else below. */
const BESIDE = 1.15;

export const isPictureBeside = ({ width, height }: Rect): boolean => width > height * BESIDE;

/** A picture in a line of days, width to height. */
const ACROSS = 1.4;

/** The room that a picture takes of a day's cell; above the cell where days are only a strip of numbers. */
export function pictureBox(look: DaysLook, cell: Rect): Rect {
  const { x, y, width, height } = cell;
  switch (look) {
    case "table":
      return isPictureBeside(cell)
        ? square(x + width * 0.97 - Math.min(height * 0.9, width * 0.5), y + height * 0.05, height * 0.9, width * 0.5)
        : square(x, y + height * 0.98 - Math.min(height * 0.45, width * 0.9), height * 0.45, width * 0.9);
    case "column":
    case "planner": {
      const [down, across] = [height * 0.9, Math.min(height * 0.9 * ACROSS, width * 0.4)];
      return rounded({ x: x + width - across, y: y + height * 0.05, width: across, height: down });
    }
    case "week": {
      const side = Math.min(height * 0.46, width * 0.3);
      return rounded({ x: x + width - side, y: y + height * 0.94 - side, width: side, height: side });
    }
    case "row":
      return rounded({ x, y: y - width * 1.1, width: width * 0.95, height: width * 0.95 });
  }
}

const square = (x: number, y: number, one: number, other: number): Rect =>
  rounded({ x, y, width: Math.min(one, other), height: Math.min(one, other) });

const rounded = ({ x, y, width, height }: Rect): Rect => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
});
