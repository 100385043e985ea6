import type { Point } from "../geometry.ts";

/** A command of a path to be drawn: those of `PathData`, and the quadratic curves of fonts. */
export interface DrawnCommand {
  readonly type: "M" | "L" | "Q" | "C" | "Z";
  readonly points: readonly Point[];
}

/** Whole units from whole micrometres or parts of them. */
export type ToUnits = (point: Point) => Point;

/**
 * SVG path data as short as it gets: whole units, relative to the point before, letters and spaces only where they are
 * needed. Every point is rounded by itself, so that errors do not add up.
 */
export function compactPath(commands: Iterable<DrawnCommand>, toUnits: ToUnits): string {
  let text = "";
  let last = "";
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const write = (letter: string, numbers: readonly number[]) => {
    if (letter !== last || letter === "m") text += letter;
    else if ((numbers[0] ?? 0) >= 0) text += " ";
    last = letter;
    text += joined(numbers);
  };
  for (const { type, points } of commands) {
    if (type === "Z") {
      text += "z";
      last = "z";
      [x, y] = [startX, startY];
      continue;
    }
    const moved = points.map(toUnits);
    const end = moved.at(-1) ?? { x, y };
    const numbers = moved.flatMap((point) => [point.x - x, point.y - y]);
    const [dx, dy] = [end.x - x, end.y - y];
    if (type === "M") {
      write("m", numbers);
      [startX, startY] = [end.x, end.y];
    } else if (numbers.some((number) => number !== 0)) {
      if (type !== "L") write(type.toLowerCase(), numbers);
      else if (dy === 0) write("h", [dx]);
      else if (dx === 0) write("v", [dy]);
      else write("l", numbers);
    }
    [x, y] = [end.x, end.y];
  }
  return text;
}

/** A minus needs no space before it. */
const joined = (numbers: readonly number[]): string =>
  numbers.map((number, index) => (index > 0 && number >= 0 ? ` ${number}` : String(number))).join("");
