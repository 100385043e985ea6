import type { Point, Size } from "../../../design/geometry.ts";
import { moveCommand, type PathCommand, type PathData, writePath } from "../../../design/path.ts";
import type { Edge } from "./sides.ts";

/**
 * Outline of a punched side, clockwise by edges, so that outlines of panels joined at a fold form the outline of the
 * open sheet. Edges of a plain side are straight.
 */
export interface EdgeLines {
  /** Start of the upper edge. */
  readonly start: Point;
  readonly edges: Readonly<Record<Edge, readonly PathCommand[]>>;
}

/** Keys of the catalogue's punchings that have an outline of their own; others are cut straight. */
const punchings = { rounded, deckle, heart, arch, label } as const;

/** @param joined edges at which the paper continues: they stay straight */
export function edgeLines(punching: string, trim: Size, joined: readonly Edge[]): EdgeLines {
  const shape = Object.hasOwn(punchings, punching) ? punchings[punching as keyof typeof punchings] : straight;
  return shape(trim, joined);
}

/** The closed outline of one side. */
export const outlineOf = (lines: EdgeLines): PathData =>
  closed(
    lines.start,
    clockwise.flatMap((edge) => lines.edges[edge]),
  );

export const closed = (start: Point, commands: readonly PathCommand[]): PathData =>
  writePath([{ type: "M", points: [start] }, ...commands, { type: "Z", points: [] }]);

const clockwise = ["top", "right", "bottom", "left"] as const satisfies readonly Edge[];

const at = (x: number, y: number): Point => ({ x, y });
const line = (x: number, y: number): PathCommand => ({ type: "L", points: [at(x, y)] });
const curve = (one: Point, other: Point, end: Point): PathCommand => ({ type: "C", points: [one, other, end] });

/** Length of a control arm that makes a cubic curve a quarter of a circle, as a share of the radius. */
const ARC = 0.5522847498;

function straight({ width, height }: Size): EdgeLines {
  return {
    start: at(0, 0),
    edges: { top: [line(width, 0)], right: [line(width, height)], bottom: [line(0, height)], left: [line(0, 0)] },
  };
}

type Corner = (from: Point, corner: Point, to: Point) => PathCommand;

/** Cut corners, except at edges where the paper continues. */
function cutCorners({ width, height }: Size, joined: readonly Edge[], radius: number, corner: Corner): EdgeLines {
  const free = (one: Edge, other: Edge) => (joined.includes(one) || joined.includes(other) ? 0 : radius);
  const [tl, tr, br, bl] = [free("top", "left"), free("top", "right"), free("bottom", "right"), free("bottom", "left")];
  const cut = (from: Point, point: Point, to: Point, r: number) => (r > 0 ? [corner(from, point, to)] : []);
  return {
    start: at(tl, 0),
    edges: {
      top: [line(width - tr, 0), ...cut(at(width - tr, 0), at(width, 0), at(width, tr), tr)],
      right: [line(width, height - br), ...cut(at(width, height - br), at(width, height), at(width - br, height), br)],
      bottom: [line(bl, height), ...cut(at(bl, height), at(0, height), at(0, height - bl), bl)],
      left: [line(0, tl), ...cut(at(0, tl), at(0, 0), at(tl, 0), tl)],
    },
  };
}

const roundCorner: Corner = (from, corner, to) =>
  curve(
    at(from.x + (corner.x - from.x) * ARC, from.y + (corner.y - from.y) * ARC),
    at(to.x + (corner.x - to.x) * ARC, to.y + (corner.y - to.y) * ARC),
    to,
  );
const slantedCorner: Corner = (_, __, to) => line(to.x, to.y);

/** Radius and slant, micrometres; small cards have smaller ones. */
const ROUND = 6_000;
const SLANT = 12_000;
const within = (length: number, { width, height }: Size) => Math.min(length, Math.round(Math.min(width, height) / 6));

function rounded(trim: Size, joined: readonly Edge[]): EdgeLines {
  return cutCorners(trim, joined, within(ROUND, trim), roundCorner);
}

function label(trim: Size, joined: readonly Edge[]): EdgeLines {
  return cutCorners(trim, joined, within(SLANT, trim), slantedCorner);
}

/** One tooth of a deckle edge, micrometres. */
const WAVE = { length: 6_000, depth: 700 } as const;

/** Torn paper, drawn: waves into the card along every free edge. */
function deckle({ width, height }: Size, joined: readonly Edge[]): EdgeLines {
  const corners: Readonly<Record<Edge, readonly [Point, Point]>> = {
    top: [at(0, 0), at(width, 0)],
    right: [at(width, 0), at(width, height)],
    bottom: [at(width, height), at(0, height)],
    left: [at(0, height), at(0, 0)],
  };
  const lineOf = (edge: Edge) => {
    const [from, to] = corners[edge];
    return joined.includes(edge) ? [line(to.x, to.y)] : waves(from, to);
  };
  return {
    start: at(0, 0),
    edges: { top: lineOf("top"), right: lineOf("right"), bottom: lineOf("bottom"), left: lineOf("left") },
  };
}

/** Shallow bays to the right of the way, so that the outline stays inside the trim. */
function waves(from: Point, to: Point): readonly PathCommand[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.abs(dx) + Math.abs(dy);
  const count = Math.max(2, Math.round(length / WAVE.length));
  const [along, across] = [at(Math.sign(dx), Math.sign(dy)), at(-Math.sign(dy), Math.sign(dx))];
  // A control arm reaches four thirds as far as the curve.
  const depth = (WAVE.depth * 4) / 3;
  return Array.from({ length: count }, (_, index) => {
    const point = (share: number, deep: number) =>
      at(
        from.x + along.x * ((index + share) / count) * length + across.x * deep,
        from.y + along.y * ((index + share) / count) * length + across.y * deep,
      );
    return curve(point(0.3, depth), point(0.7, depth), point(1, 0));
  });
}

/** A round head; where the card is folded at its head, a round foot. */
function arch(trim: Size, joined: readonly Edge[]): EdgeLines {
  return joined.includes("top") ? upsideDown(archUp(trim), trim) : archUp(trim);
}

function archUp({ width, height }: Size): EdgeLines {
  const rise = Math.min(Math.round(width / 2), Math.round(height * 0.4));
  const half = width / 2;
  return {
    start: at(0, rise),
    edges: {
      top: [
        curve(at(0, rise - rise * ARC), at(half - half * ARC, 0), at(half, 0)),
        curve(at(half + half * ARC, 0), at(width, rise - rise * ARC), at(width, rise)),
      ],
      right: [line(width, height)],
      bottom: [line(0, height)],
      left: [line(0, rise)],
    },
  };
}

/** Two lobes at the top and a point at the bottom; at a fold the sides stay straight and the bottom wide. */
function heart(trim: Size, joined: readonly Edge[]): EdgeLines {
  return joined.includes("top") ? upsideDown(lobes(trim, joined), trim) : lobes(trim, joined);
}

function lobes({ width, height }: Size, joined: readonly Edge[]): EdgeLines {
  const [half, notch, shoulder] = [width / 2, height * 0.09, height * 0.16];
  const top = [
    curve(at(0, shoulder * 0.4), at(half * 0.3, 0), at(half * 0.55, 0)),
    curve(at(half * 0.8, 0), at(half, notch * 0.4), at(half, notch)),
    curve(at(half, notch * 0.4), at(half * 1.2, 0), at(half * 1.45, 0)),
    curve(at(half * 1.7, 0), at(width, shoulder * 0.4), at(width, shoulder)),
  ];
  const isFolded = joined.length > 0;
  const waist = isFolded ? height : height * 0.72;
  const foot: readonly PathCommand[] = isFolded
    ? [line(0, height)]
    : [
        curve(at(width, height * 0.86), at(half * 1.3, height * 0.95), at(half, height)),
        curve(at(half * 0.7, height * 0.95), at(0, height * 0.86), at(0, waist)),
      ];
  return {
    start: at(0, shoulder),
    edges: { top, right: [line(width, waist)], bottom: foot, left: [line(0, shoulder)] },
  };
}

/** Turned by 180 degrees: still clockwise, each edge takes the opposite one's place. */
export function upsideDown({ start, edges }: EdgeLines, { width, height }: Size): EdgeLines {
  const turn = ({ x, y }: Point) => at(width - x, height - y);
  const turned = (commands: readonly PathCommand[]) => commands.map((command) => moveCommand(command, turn));
  const [top, right, bottom, left] = [edges.bottom, edges.left, edges.top, edges.right].map(turned) as [
    PathCommand[],
    PathCommand[],
    PathCommand[],
    PathCommand[],
  ];
  const end = edges.right.at(-1)?.points.at(-1) ?? start;
  return { start: turn(end), edges: { top, right, bottom, left } };
}
