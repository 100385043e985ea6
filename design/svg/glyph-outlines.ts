import { direction } from "../angle.ts";
import type { Point } from "../geometry.ts";
import { glyphsOf, type SceneGlyphs } from "../scene.ts";
import type { FontFace } from "../text/font.ts";
import type { DrawnCommand } from "./compact-path.ts";

/** Outlines that were read before: letters come again and again. */
const outlines = new WeakMap<FontFace, Map<number, readonly DrawnCommand[]>>();

/** All letters of a run as one path in micrometres of the page. */
export function* glyphOutlines(run: SceneGlyphs, face: FontFace): Generator<DrawnCommand> {
  const scale = run.size / face.unitsPerEm;
  const turn = run.turn ? direction(run.turn) : null;
  for (const { id, x, y } of glyphsOf(run)) {
    const place = (point: Point): Point => {
      const [right, down] = [point.x * scale, -point.y * scale];
      return turn
        ? { x: x + right * turn.cos - down * turn.sin, y: y + right * turn.sin + down * turn.cos }
        : { x: x + right, y: y + down };
    };
    for (const { type, points } of outlineOf(face, id)) yield { type, points: points.map(place) };
  }
}

function outlineOf(face: FontFace, glyph: number): readonly DrawnCommand[] {
  const known = outlines.get(face) ?? new Map<number, readonly DrawnCommand[]>();
  outlines.set(face, known);
  const outline = known.get(glyph) ?? readOutline(face.glyphPath(glyph));
  known.set(glyph, outline);
  return outline;
}

const readOutline = (path: string): readonly DrawnCommand[] =>
  [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, type, rest = ""]) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const points = Array.from({ length: numbers.length / 2 }, (_, at) => {
      return { x: numbers[2 * at] ?? 0, y: numbers[2 * at + 1] ?? 0 };
    });
    return { type: type as DrawnCommand["type"], points };
  });
