import type { Rect } from "./geometry.ts";
import { reflectAcross, reflectDown } from "./matrix.ts";
import { intersect } from "./rect.ts";
import type { SceneImage } from "./scene.ts";
import { SEAM } from "./surface-geometry.ts";

/**
 * Wrapped edges that continue the picture as in a mirror: the same photos drawn again with reflected matrices, at most
 * eight times (four corners, which reflect twice, and four sides). No pixels are made. Every piece reaches a seam
 * under the next one, so corners come first, then sides; the picture itself belongs on top of all.
 */
export function reflectedEdge(images: readonly SceneImage[], picture: Rect, page: Rect): readonly SceneImage[] {
  const columns = bands(picture.x, picture.width, page.x, page.width);
  const rows = bands(picture.y, picture.height, page.y, page.height);
  const pieces = columns.flatMap((column) => rows.map((row) => ({ column, row })));
  const corners = pieces.filter(({ column, row }) => column.mirror !== null && row.mirror !== null);
  const sides = pieces.filter(({ column, row }) => (column.mirror === null) !== (row.mirror === null));
  return [...corners, ...sides].flatMap((piece) => images.flatMap((image) => reflect(image, piece)));
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

function reflect(image: SceneImage, { column, row }: { column: Band; row: Band }): readonly SceneImage[] {
  const area = { x: column.from, y: row.from, width: column.length, height: row.length };
  const clip = intersect(area, reflectRect(image.clip, column.mirror, row.mirror));
  const across = column.mirror === null ? image.matrix : reflectAcross(image.matrix, column.mirror);
  const matrix = row.mirror === null ? across : reflectDown(across, row.mirror);
  return clip ? [{ ...image, matrix, clip }] : [];
}

const reflectRect = (rect: Rect, x: number | null, y: number | null): Rect => ({
  ...rect,
  x: x === null ? rect.x : 2 * x - rect.x - rect.width,
  y: y === null ? rect.y : 2 * y - rect.y - rect.height,
});
