import { boundsOf } from "./cut-to-picture.ts";
import type { Point, Rect } from "./geometry.ts";
import { reflectAcross, reflectDown } from "./matrix.ts";
import { mapPath } from "./path.ts";
import { intersect } from "./rect.ts";
import type { SceneItem } from "./scene.ts";
import { SEAM } from "./surface-geometry.ts";

/**
 * Mirrors the picture into wrapped edges: the same items in reflected coordinates, corners first, then sides, each with
 * a seam below the next. Text and plates are omitted, because they belong on the front.
 */
export function reflectedEdge(items: readonly SceneItem[], picture: Rect, page: Rect): readonly SceneItem[] {
  const columns = bands(picture.x, picture.width, page.x, page.width);
  const rows = bands(picture.y, picture.height, page.y, page.height);
  const pieces = columns.flatMap((column) => rows.map((row) => ({ column, row })));
  const corners = pieces.filter(({ column, row }) => column.mirror !== null && row.mirror !== null);
  const sides = pieces.filter(({ column, row }) => (column.mirror === null) !== (row.mirror === null));
  return [...corners, ...sides].flatMap((piece) => items.flatMap((item) => reflect(item, piece)));
}

/** Can the picture fill an edge this deep by a single reflection? */
export const reachesRound = (picture: Rect, page: Rect) =>
  page.width <= 3 * picture.width && page.height <= 3 * picture.height;

/** A stretch of the page along one axis and the line it is reflected about; the picture itself has none. */
interface Band {
  readonly from: number;
  readonly length: number;
  readonly mirror: number | null;
}

function bands(picture: number, length: number, page: number, pageLength: number): readonly Band[] {
  const end = picture + length;
  const pageEnd = page + pageLength;
  const before = picture > page ? [{ from: page, length: picture + SEAM - page, mirror: picture }] : [];
  const after = pageEnd > end ? [{ from: end - SEAM, length: pageEnd - end + SEAM, mirror: end }] : [];
  return [...before, { from: picture, length, mirror: null }, ...after];
}

interface Piece {
  readonly column: Band;
  readonly row: Band;
}

const areaOf = ({ column, row }: Piece): Rect => ({
  x: column.from,
  y: row.from,
  width: column.length,
  height: row.length,
});

/** The reflection of an item as far as it shows in this piece. */
function reflect(item: SceneItem, piece: Piece): readonly SceneItem[] {
  const area = areaOf(piece);
  const reflected = reflectItem(item, piece);
  if (!reflected) return [];
  if (reflected.type === "image") {
    const clip = intersect(area, reflected.clip);
    return clip ? [{ ...reflected, clip }] : [];
  }
  if (reflected.type === "fill") {
    const rect = intersect(area, reflected.rect);
    return rect ? [{ ...reflected, rect }] : [];
  }
  const box = boundsOf(reflected);
  return box && intersect(box, area) ? [{ type: "group", element: item.element, items: [reflected], clip: area }] : [];
}

function reflectItem(item: SceneItem, piece: Piece): SceneItem | null {
  if ("plate" in item && item.plate) return null;
  const point = (one: Point) => reflectPoint(one, piece);
  switch (item.type) {
    case "glyphs":
      return null;
    case "fill":
      return { ...item, rect: reflectRect(item.rect, piece) };
    case "path":
      return { ...item, path: mapPath(item.path, point) };
    case "image": {
      const { mirror: x } = piece.column;
      const { mirror: y } = piece.row;
      const across = x === null ? item.matrix : reflectAcross(item.matrix, x);
      return {
        ...item,
        matrix: y === null ? across : reflectDown(across, y),
        clip: reflectRect(item.clip, piece),
        ...(item.mask === undefined ? {} : { mask: mapPath(item.mask, point) }),
      };
    }
    case "group": {
      const items = item.items.flatMap((one) => reflectItem(one, piece) ?? []);
      return items.length === 0
        ? null
        : {
            ...item,
            items,
            ...(item.clip ? { clip: reflectRect(item.clip, piece) } : {}),
            ...(item.mask === undefined ? {} : { mask: mapPath(item.mask, point) }),
          };
    }
  }
}

const reflectPoint = ({ x, y }: Point, { column, row }: Piece): Point => ({
  x: column.mirror === null ? x : 2 * column.mirror - x,
  y: row.mirror === null ? y : 2 * row.mirror - y,
});

const reflectRect = (rect: Rect, { column, row }: Piece): Rect => ({
  ...rect,
  x: column.mirror === null ? rect.x : 2 * column.mirror - rect.x - rect.width,
  y: row.mirror === null ? rect.y : 2 * row.mirror - rect.y - rect.height,
});
