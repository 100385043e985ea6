import type { Point, Rect } from "./geometry.ts";

/**
 * A path as SVG path data of absolute commands with integer micrometres: `M x y`, `L x y`, `C x y x y x y`, `Z`; one
 * space between numbers, nothing before a command. One spelling for each path, so that equal paths hash alike.
 */
export type PathData = string;

/** One command of a path. */
export type PathCommand =
  | { readonly type: "M" | "L"; readonly points: readonly [Point] }
  | { readonly type: "C"; readonly points: readonly [Point, Point, Point] }
  | { readonly type: "Z"; readonly points: readonly [] };

/** Written with every coordinate rounded to whole micrometres. */
export const writePath = (commands: readonly PathCommand[]): PathData =>
  commands
    .map(({ type, points }) => type + points.map(({ x, y }) => `${Math.round(x) + 0} ${Math.round(y) + 0}`).join(" "))
    .join("");

/** @throws Error on what is no path data of ours, which is a bug */
export function readPath(path: PathData): readonly PathCommand[] {
  return [...path.matchAll(/([MLCZ])([^MLCZ]*)/g)].map(([, type, rest = ""]) => {
    const numbers = rest === "" ? [] : rest.split(" ").map(Number);
    const points: Point[] = [];
    for (let at = 0; at + 1 < numbers.length; at += 2) points.push({ x: numbers[at] ?? 0, y: numbers[at + 1] ?? 0 });
    const command = numbers.length === 2 * points.length ? commandOf(type, points) : null;
    if (!command || numbers.some((one) => !Number.isSafeInteger(one))) throw new Error(`not path data: ${type}${rest}`);
    return command;
  });
}

function commandOf(type: string | undefined, points: readonly Point[]): PathCommand | null {
  const [first, second, third] = points;
  if (type === "Z") return points.length === 0 ? { type, points: [] } : null;
  if (type === "C")
    return first && second && third && points.length === 3 ? { type, points: [first, second, third] } : null;
  return (type === "M" || type === "L") && first && points.length === 1 ? { type, points: [first] } : null;
}

/** The command with every point moved, control points too. */
export function moveCommand(command: PathCommand, move: (point: Point) => Point): PathCommand {
  const { type, points } = command;
  if (type === "Z") return command;
  if (type === "C") return { type, points: [move(points[0]), move(points[1]), move(points[2])] };
  return { type, points: [move(points[0])] };
}

/** The path with every point, control points too, moved by a map that keeps straight lines straight. */
export const mapPath = (path: PathData, map: (point: Point) => Point): PathData =>
  writePath(readPath(path).map((command) => moveCommand(command, map)));

/** The rectangle as a path. */
export const rectPath = ({ x, y, width, height }: Rect): PathData =>
  `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`;

/** The smallest rectangle around all points, control points included; null for an empty path. */
export function pathBounds(path: PathData): Rect | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points } of readPath(path)) {
    for (const { x, y } of points) {
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  }
  return left > right ? null : { x: left, y: top, width: right - left, height: bottom - top };
}
