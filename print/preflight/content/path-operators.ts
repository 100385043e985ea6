import { applied, boxOf, type Corner, intersection } from "../geometry.ts";
import { emptyPath, numeric, type Operands, type OperatorTable, type Reading } from "./reading.ts";
import { paintOf } from "./state.ts";

const CORNER_LIMIT = 100_000;

/** Path construction, painting and clipping (ISO 32000-1, 8.5). */
export const pathOperators: OperatorTable = {
  m: (reading, operands) => add(reading, operands, 1),
  l: (reading, operands) => add(reading, operands, 1),
  c: (reading, operands) => add(reading, operands, 3),
  v: (reading, operands) => add(reading, operands, 2),
  y: (reading, operands) => add(reading, operands, 2),
  h() {},
  re: rectangle,
  W: clipNext,
  "W*": clipNext,
  n: finish,
  f: fill,
  F: fill,
  "f*": fill,
  S: stroke,
  s: stroke,
  B: both,
  "B*": both,
  b: both,
  "b*": both,
};

function add(reading: Reading, operands: Operands, count: number): void {
  reading.path.rectangle = false;
  for (let index = 0; index < count && reading.path.corners.length < CORNER_LIMIT; index++) {
    reading.path.corners.push(
      applied(reading.state.matrix, [numeric(operands, 2 * index), numeric(operands, 2 * index + 1)]),
    );
  }
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
  const [a, b, c, d] = reading.state.matrix;
  const upright = (b === 0 && c === 0) || (a === 0 && d === 0);
  reading.path.rectangle = reading.path.corners.length === 0 && upright;
  reading.path.corners.push(...corners.map((corner) => applied(reading.state.matrix, corner)));
}

function clipNext(reading: Reading): void {
  reading.clips = true;
}

function finish(reading: Reading): void {
  if (reading.clips) {
    const { corners } = reading.path;
    const clip = corners.length > 0 ? intersection(reading.state.clip, boxOf(corners)) : null;
    reading.state = { ...reading.state, clip };
  }
  reading.clips = false;
  reading.path = emptyPath();
}

function markArea({ path, state, marks }: Reading): void {
  if (path.corners.length === 0) return;
  const box = intersection(state.clip, boxOf(path.corners));
  marks.push({ kind: "area", box, colour: state.fill, rectangle: path.rectangle, paint: paintOf(state, "fill") });
}

function markLine({ path, state, marks }: Reading): void {
  if (path.corners.length === 0) return;
  const [a, b, c, d] = state.matrix;
  const width = state.lineWidth * Math.sqrt(Math.abs(a * d - b * c));
  const { left, bottom, right, top } = boxOf(path.corners);
  const half = Math.max(width, 0.001) / 2;
  // An upright line is only as long as it is drawn: its ends are cut off flat.
  const [wide, high] = [bottom === top ? 0 : half, left === right ? 0 : half];
  const extent = { left: left - wide, bottom: bottom - high, right: right + wide, top: top + high };
  const box = intersection(state.clip, extent);
  marks.push({ kind: "line", box, colour: state.stroke, width, paint: paintOf(state, "stroke") });
}

function fill(reading: Reading): void {
  markArea(reading);
  finish(reading);
}

function stroke(reading: Reading): void {
  markLine(reading);
  finish(reading);
}

function both(reading: Reading): void {
  markArea(reading);
  markLine(reading);
  finish(reading);
}
