import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Point } from "../geometry.ts";
import type { PathCommand } from "../path.ts";
import { arcCurves } from "./arc-curves.ts";

/** Number of arguments of each command of SVG path data. */
const counts: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

const blank = /[\s,]*/y;
const letter = /[MLHVCSQTAZ]/iy;
const number = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y;
const flag = /[01]/y;

/** Path data of any spelling as absolute lines and cubic curves. */
export function readSvgPath(data: string): Outcome<readonly PathCommand[], string> {
  const wrong = failed(`cannot read the path "${data.slice(0, 40)}"`);
  const pen = createPen();
  let at = 0;
  const take = (pattern: RegExp): string | null => {
    blank.lastIndex = at;
    blank.exec(data);
    pattern.lastIndex = blank.lastIndex;
    const [found = null] = pattern.exec(data) ?? [];
    if (found !== null) at = pattern.lastIndex;
    return found;
  };
  const numbersOf = (command: string): readonly number[] | null => {
    const numbers: number[] = [];
    for (let index = 0; index < (counts[command] ?? 0); index += 1) {
      const text = take(command === "A" && (index === 3 || index === 4) ? flag : number);
      if (text === null) return null;
      numbers.push(Number(text));
    }
    return numbers.every(Number.isFinite) ? numbers : null;
  };
  for (let command = take(letter); command !== null; command = take(letter)) {
    const kind = command.toUpperCase();
    if (!pen.begun() && kind !== "M") return wrong;
    let name = command;
    do {
      const numbers = numbersOf(kind);
      if (!numbers) return wrong;
      pen.draw(name, numbers);
      // Further points of a move are lines.
      if (kind === "M") name = command === "m" ? "l" : "L";
    } while (kind !== "Z" && more(data, at));
  }
  return data.slice(at).trim() === "" ? done(pen.commands) : wrong;
}

/** Does another number follow, for the same command? */
function more(data: string, at: number): boolean {
  blank.lastIndex = at;
  blank.exec(data);
  number.lastIndex = blank.lastIndex;
  return number.test(data);
}

/** Follows the pen from command to command. */
function createPen() {
  const commands: PathCommand[] = [];
  let here: Point = { x: 0, y: 0 };
  let start = here;
  /** Last control point of a curve, and the curve's type, from which a smooth curve continues. */
  let control: { readonly of: "C" | "Q"; readonly point: Point } | null = null;
  let closed = false;
  let begun = false;

  const reopen = () => {
    if (closed) commands.push({ type: "M", points: [here] });
    closed = false;
  };
  const line = (to: Point) => {
    reopen();
    commands.push({ type: "L", points: [to] });
    here = to;
  };
  const curve = (one: Point, other: Point, to: Point) => {
    reopen();
    commands.push({ type: "C", points: [one, other, to] });
    here = to;
  };
  const quadratic = (bend: Point, to: Point) => {
    const towards = ({ x, y }: Point): Point => ({ x: x + (2 / 3) * (bend.x - x), y: y + (2 / 3) * (bend.y - y) });
    curve(towards(here), towards(to), to);
  };
  const smooth = (of: "C" | "Q"): Point =>
    control?.of === of ? { x: 2 * here.x - control.point.x, y: 2 * here.y - control.point.y } : here;

  function draw(name: string, numbers: readonly number[]): void {
    const base = name === name.toLowerCase() ? here : { x: 0, y: 0 };
    const point = (index: number): Point => ({
      x: base.x + (numbers[index] ?? 0),
      y: base.y + (numbers[index + 1] ?? 0),
    });
    let next: typeof control = null;
    switch (name.toUpperCase()) {
      case "M":
        here = point(0);
        start = here;
        closed = false;
        begun = true;
        commands.push({ type: "M", points: [here] });
        break;
      case "L":
        line(point(0));
        break;
      case "H":
        line({ x: point(0).x, y: here.y });
        break;
      case "V":
        line({ x: here.x, y: base.y + (numbers[0] ?? 0) });
        break;
      case "C":
        next = { of: "C", point: point(2) };
        curve(point(0), point(2), point(4));
        break;
      case "S":
        next = { of: "C", point: point(0) };
        curve(smooth("C"), point(0), point(2));
        break;
      case "Q":
        next = { of: "Q", point: point(0) };
        quadratic(point(0), point(2));
        break;
      case "T":
        next = { of: "Q", point: smooth("Q") };
        quadratic(smooth("Q"), point(0));
        break;
      case "A": {
        const [rx = 0, ry = 0, tilt = 0, large, sweep] = numbers;
        const arc = {
          from: here,
          to: point(5),
          radii: [rx, ry],
          tilt,
          large: large === 1,
          sweep: sweep === 1,
        } as const;
        for (const points of arcCurves(arc)) curve(...points);
        break;
      }
      default:
        if (!closed) commands.push({ type: "Z", points: [] });
        closed = true;
        here = start;
    }
    control = next;
  }

  return { commands, begun: () => begun, draw };
}
