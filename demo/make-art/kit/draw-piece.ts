import type { Pt } from "./curve.ts";
import { Drawing, type Layer, type Paint, type Piece, paints } from "./drawing.ts";
import { foilShape } from "./foil.ts";
import { pathData, unitsPerMm } from "./path-data.ts";
import type { Shape } from "./shape.ts";
import { type WeakPlace, weakPlaces } from "./weak-places.ts";

/** The thinnest line and the narrowest gap that are drawn for foil, in mm: first as fine as can be, then with room for rounding. */
const foilLimits = [
  { line: 0.4, gap: 0.57 },
  { line: 0.44, gap: 0.66 },
] as const;
/** How often weak places are made stouter. */
const ROUNDS = 12;
/** Radius of the dot that a weak line gets, and by how much a dot is larger than the gap that it fills, in mm. */
const stouter = { line: 0.29, gap: 0.12 } as const;
const halo = 0.85;
const cutMore = 0.36;
/** Air around a piece, in mm: more than half a gap, or closing gaps would reach for the edge. */
const margin = 0.9;
const outlineWidth = 0.55;

export interface Drawn {
  readonly entry: {
    readonly id: string;
    readonly title: Piece["title"];
    readonly family: Piece["family"];
    readonly tags: readonly string[];
    readonly file: string;
    readonly widthMm: number;
    readonly heightMm: number;
    readonly colours: readonly string[];
    readonly foil: { readonly file: string };
  };
  readonly colour: string;
  readonly foil: string;
}

/** Draws one piece in colour and in one colour. */
export async function drawPiece(piece: Piece): Promise<Drawn> {
  const drawing = new Drawing();
  piece.draw(drawing);
  const { layers, size } = atOrigin(drawing.layers);
  const box = size.map((side) => Math.round(side * unitsPerMm)).join(" ");
  const painted = layers.flatMap(({ shape, paint }) => (paint ? [{ d: pathData(shape), paint }] : []));
  const foil = await foilThatHolds(piece, layers, size);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}mm" height="${size[1]}mm" viewBox="0 0 ${box}">`;
  return {
    entry: {
      id: piece.id,
      title: piece.title,
      family: piece.family,
      tags: piece.tags,
      file: `${piece.family}/${piece.id}.svg`,
      widthMm: size[0],
      heightMm: size[1],
      colours: [...new Set(painted.map(({ paint }) => paints[paint]))],
      foil: { file: `${piece.family}/${piece.id}-foil.svg` },
    },
    colour: `${head}\n${grouped(painted)}</svg>\n`,
    foil: `${head}\n<path fill="${paints.ink}" d="${foil}"/>\n</svg>\n`,
  };
}

type Extent = readonly [width: number, height: number];

/** The one-colour version, without a place at which preflight would warn of its foil. */
async function foilThatHolds({ id, apart }: Piece, layers: readonly Layer[], size: Extent): Promise<string> {
  let foil = apart
    ? layers.flatMap((layer) => (layer.foil === "none" ? [] : [pathData(layer.shape)])).join("")
    : await traced(layers, size, "", foilLimits[0]);
  let dots = "";
  for (let round = 0; round < ROUNDS; round++) {
    const weak = weakPlaces(foil);
    if (weak.length === 0) return foil;
    if (round > 0) dots += weak.map(dotOn).join("");
    foil = await traced(layers, size, dots, foilLimits[1]);
  }
  throw new Error(`the foil of ${id} has ${weakPlaces(foil).length} weak places left`);
}

const traced = async (
  layers: readonly Layer[],
  size: Extent,
  dots: string,
  { line, gap }: (typeof foilLimits)[number],
) => pathData(await foilShape(blackOnWhite(layers, size, dots), size, line, gap), 0.04);

const dotOn = ({ kind, width, at: [x, y] }: WeakPlace): string => {
  const radius = kind === "line" ? stouter.line : width / 2 + stouter.gap;
  return `<circle cx="${x * unitsPerMm}" cy="${y * unitsPerMm}" r="${radius * unitsPerMm}"/>`;
};

/** One group for each stretch of layers of the same paint. */
function grouped(painted: readonly { readonly d: string; readonly paint: Paint }[]): string {
  let text = "";
  let open: Paint | null = null;
  for (const { d, paint } of painted) {
    if (paint !== open) text += `${open ? "</g>\n" : ""}<g fill="${paints[paint]}">`;
    open = paint;
    text += `<path d="${d}"/>`;
  }
  return `${text}</g>\n`;
}

/** @param dots laid over all of it */
function blackOnWhite(layers: readonly Layer[], [width, height]: Extent, dots: string): string {
  const marks = layers.map(({ shape, foil }) => {
    if (foil === "none") return "";
    const d = pathData(shape, 0.03);
    if (foil === "solid") {
      return `<path d="${d}" fill="#fff" stroke="#fff" stroke-width="${halo * 2 * unitsPerMm}" stroke-linejoin="round"/><path d="${d}"/>`;
    }
    if (foil === "line") {
      return `<path d="${d}" fill="#fff" stroke="#000" stroke-width="${outlineWidth * unitsPerMm}" stroke-linejoin="round"/>`;
    }
    if (foil === "cut") return `<path d="${d}" fill="#fff" stroke="#fff" stroke-width="${cutMore * unitsPerMm}"/>`;
    return `<path d="${d}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width * unitsPerMm} ${height * unitsPerMm}">${marks.join("")}${dots}</svg>`;
}

function atOrigin(layers: readonly Layer[]): { layers: Layer[]; size: readonly [number, number] } {
  const points = layers.flatMap(({ shape }) => shape.flat(2));
  const least = (axis: 0 | 1) => points.reduce((low, point) => Math.min(low, point[axis]), Number.POSITIVE_INFINITY);
  const most = (axis: 0 | 1) => points.reduce((high, point) => Math.max(high, point[axis]), Number.NEGATIVE_INFINITY);
  const [left, top] = [least(0) - margin, least(1) - margin];
  const side = (length: number) => Math.ceil((length + margin) * 10) / 10;
  const move = ([x, y]: Pt): Pt => [x - left, y - top];
  const moved = (shape: Shape): Shape => shape.map((outline) => outline.map((run) => run.map(move)));
  return {
    layers: layers.map((layer) => ({ ...layer, shape: moved(layer.shape) })),
    size: [side(most(0) - left), side(most(1) - top)],
  };
}
