import { applied, type Box, boxOf, type Corner, intersection } from "../geometry.ts";
import { curvePoints } from "../outlines.ts";
import { emptyPath, numeric, type Operands, type OperatorTable, type Path, type Reading } from "./reading.ts";
import { paintOf } from "./state.ts";

const CORNER_LIMIT = 100_000;

/** Path construction, painting and clipping (ISO 32000-1, 8.5). */
export const pathOperators: OperatorTable = {
  m(reading, operands) {
    begin(reading, pointAt(reading, operands, 0));
  },
  l: (reading, operands) => extend(reading, [pointAt(reading, operands, 0)]),
  c: (reading, operands) =>
    curve(
      reading,
      [0, 1, 2].map((index) => pointAt(reading, operands, index)),
    ),
  v(reading, operands) {
    const [other, to] = [pointAt(reading, operands, 0), pointAt(reading, operands, 1)];
    curve(reading, [lastOf(reading.path) ?? other, other, to]);
  },
  y(reading, operands) {
    const [one, to] = [pointAt(reading, operands, 0), pointAt(reading, operands, 1)];
    curve(reading, [one, to, to]);
  },
  h: ({ path }) => close(path),
  re: rectangle,
  W: clipNext,
  "W*": clipNext,
  n: finish,
  f: (reading) => fill(reading, false),
  F: (reading) => fill(reading, false),
  "f*": (reading) => fill(reading, true),
  S: stroke,
  s(reading) {
    close(reading.path);
    stroke(reading);
  },
  B: (reading) => both(reading, false),
  "B*": (reading) => both(reading, true),
  b(reading) {
    close(reading.path);
    both(reading, false);
  },
  "b*"(reading) {
    close(reading.path);
    both(reading, true);
  },
};

const pointAt = ({ state }: Reading, operands: Operands, index: number): Corner =>
  applied(state.matrix, [numeric(operands, 2 * index), numeric(operands, 2 * index + 1)]);

const lastOf = ({ outlines }: Path): Corner | undefined => outlines.at(-1)?.corners.at(-1);

function begin({ path }: Reading, corner: Corner): void {
  path.rectangle = false;
  if (path.size >= CORNER_LIMIT) return;
  path.size++;
  path.outlines.push({ corners: [corner], closed: false });
}

function extend(reading: Reading, corners: readonly Corner[]): void {
  const { path } = reading;
  path.rectangle = false;
  const open = path.outlines.at(-1);
  const [first] = corners;
  if (!first || path.size >= CORNER_LIMIT) return;
  // After `h` the next piece starts where the closed one did.
  if (!open || open.closed) begin(reading, open?.corners[0] ?? first);
  path.size += corners.length;
  path.outlines.at(-1)?.corners.push(...corners);
}

function curve(reading: Reading, [one, other, to]: readonly Corner[]): void {
  if (!one || !other || !to) return;
  const { path } = reading;
  const open = path.outlines.at(-1);
  const from = (open?.closed ? open.corners[0] : lastOf(path)) ?? one;
  extend(reading, curvePoints(from, one, other, to));
}

function close({ outlines }: Path): void {
  const open = outlines.at(-1);
  if (open) open.closed = true;
}

function rectangle(reading: Reading, operands: Operands): void {
  const [x, y, width, height] = [0, 1, 2, 3].map((index) => numeric(operands, index)) as [
    number,
    number,
    number,
    number,
  ];
  const corners: Corner[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  const { path, state } = reading;
  const [a, b, c, d] = state.matrix;
  const upright = (b === 0 && c === 0) || (a === 0 && d === 0);
  path.rectangle = path.outlines.length === 0 && upright;
  if (path.size >= CORNER_LIMIT) return;
  path.size += corners.length;
  path.outlines.push({ corners: corners.map((corner) => applied(state.matrix, corner)), closed: true });
}

function clipNext(reading: Reading): void {
  reading.clips = true;
}

function extentOf({ outlines }: Path): Box | null {
  const corners = outlines.flatMap((outline) => outline.corners);
  return corners.length === 0 ? null : boxOf(corners);
}

function finish(reading: Reading): void {
  if (reading.clips) {
    const { path, state } = reading;
    const extent = extentOf(path);
    const clip = extent && intersection(state.clip, extent);
    const cuts = path.rectangle || !clip ? state.cuts : [...state.cuts, path.outlines];
    reading.state = { ...state, clip, cuts };
  }
  reading.clips = false;
  reading.path = emptyPath();
}

function markArea({ path, state, marks }: Reading, evenOdd: boolean): void {
  const extent = extentOf(path);
  if (!extent) return;
  marks.push({
    kind: "area",
    box: intersection(state.clip, extent),
    cuts: state.cuts,
    colour: state.fill,
    evenOdd,
    rectangle: path.rectangle,
    outlines: path.outlines,
    paint: paintOf(state, "fill"),
  });
}

function markLine({ path, state, marks }: Reading): void {
  const found = extentOf(path);
  if (!found) return;
  const [a, b, c, d] = state.matrix;
  const width = state.lineWidth * Math.sqrt(Math.abs(a * d - b * c));
  const { left, bottom, right, top } = found;
  const half = Math.max(width, 0.001) / 2;
  // An upright line is only as long as it is drawn: its ends are cut off flat.
  const [wide, high] = [bottom === top ? 0 : half, left === right ? 0 : half];
  const extent = { left: left - wide, bottom: bottom - high, right: right + wide, top: top + high };
  marks.push({
    kind: "line",
    box: intersection(state.clip, extent),
    cuts: state.cuts,
    colour: state.stroke,
    width,
    outlines: path.outlines,
    paint: paintOf(state, "stroke"),
  });
}

function fill(reading: Reading, evenOdd: boolean): void {
  markArea(reading, evenOdd);
  finish(reading);
}

function stroke(reading: Reading): void {
  markLine(reading);
  finish(reading);
}

function both(reading: Reading, evenOdd: boolean): void {
  markArea(reading, evenOdd);
  markLine(reading);
  finish(reading);
}
