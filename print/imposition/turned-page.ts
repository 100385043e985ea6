import { normaliseAngle } from "../../design/angle.ts";
import type { Point, Rect, UnitMatrix } from "../../design/geometry.ts";
import { reflectAcross, reflectDown } from "../../design/matrix.ts";
import { mapPath } from "../../design/path.ts";
import type { SceneGlyphs, SceneItem, ScenePage } from "../../design/scene.ts";

/** The page upside down, for a panel that is read after the sheet was folded over. */
export function turnedPage(page: ScenePage): ScenePage {
  const { width, height } = page.size;
  const turn: Turn = {
    point: ({ x, y }) => ({ x: width - x, y: height - y }),
    rect: (rect) => ({ ...rect, x: width - rect.x - rect.width, y: height - rect.y - rect.height }),
    matrix: (matrix) => reflectDown(reflectAcross(matrix, width / 2), height / 2),
  };
  return {
    ...page,
    trim: turn.rect(page.trim),
    items: page.items.map((item) => turned(item, turn)),
    zones: page.zones.map(({ outline, ...zone }) => ({
      ...zone,
      area: turn.rect(zone.area),
      ...(outline === undefined ? {} : { outline: mapPath(outline, turn.point) }),
    })),
  };
}

interface Turn {
  point(point: Point): Point;
  rect(rect: Rect): Rect;
  matrix(matrix: UnitMatrix): UnitMatrix;
}

function turned(item: SceneItem, turn: Turn): SceneItem {
  switch (item.type) {
    case "fill":
      return { ...item, rect: turn.rect(item.rect) };
    case "path":
      return { ...item, path: mapPath(item.path, turn.point) };
    case "image":
      return { ...item, matrix: turn.matrix(item.matrix), clip: turn.rect(item.clip), ...maskOf(item, turn) };
    case "glyphs":
      return turnedGlyphs(item, turn);
    case "group":
      return {
        ...item,
        items: item.items.map((one) => turned(one, turn)),
        ...(item.clip ? { clip: turn.rect(item.clip) } : {}),
        ...maskOf(item, turn),
      };
  }
}

const maskOf = ({ mask }: { readonly mask?: string }, turn: Turn) =>
  mask === undefined ? {} : { mask: mapPath(mask, turn.point) };

function turnedGlyphs(run: SceneGlyphs, turn: Turn): SceneGlyphs {
  const glyphs = [...run.glyphs];
  for (let at = 0; at < glyphs.length; at += 4) {
    const { x, y } = turn.point({ x: glyphs[at + 2] ?? 0, y: glyphs[at + 3] ?? 0 });
    glyphs[at + 2] = x;
    glyphs[at + 3] = y;
  }
  const angle = normaliseAngle((run.turn ?? 0) + 180_000);
  const { turn: _, ...upright } = run;
  return { ...upright, glyphs, clip: turn.rect(run.clip), ...(angle === 0 ? {} : { turn: angle }) };
}
