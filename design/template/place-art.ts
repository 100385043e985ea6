import type { Rect, Size } from "../geometry.ts";
import type { ArtPiece } from "./art-piece.ts";
import type { PlacedArt } from "./placed.ts";
import type { Setting } from "./setting.ts";
import type { ArtItem } from "./template.ts";

/** A clipart as large as its box holds it, turned; without the piece nothing. */
export function placeArt(item: ArtItem, { dressing }: Setting, box: Rect): PlacedArt | null {
  const piece = dressing.art[item.art];
  if (!piece) return null;
  const { id, turn, mirror, overEdge } = item;
  const size = sizeWithin(piece, turn, box);
  const room = turnedSize(size, turn);
  const middle = {
    x: box.x + room.width / 2 + ((box.width - room.width) * item.at.x) / 1_000_000,
    y: box.y + room.height / 2 + ((box.height - room.height) * item.at.y) / 1_000_000,
  };
  const frame = { x: Math.round(middle.x - size.width / 2), y: Math.round(middle.y - size.height / 2), ...size };
  const plate = item.refine && piece.foil !== null && size.width >= piece.width && !overEdge ? dressing.plate : null;
  return {
    type: "art",
    id,
    piece: piece.id,
    frame,
    turn,
    mirror,
    overEdge,
    colour: inkOf(item, dressing, piece),
    plate,
  };
}

/** A piece that has no drawing in one colour keeps its own. */
function inkOf(item: ArtItem, { palette, artInk }: Setting["dressing"], piece: ArtPiece): string | null {
  if (piece.foil === null) return null;
  if (item.colour) return palette.colours[item.colour];
  return artInk === "own" ? null : palette.colours[artInk];
}

function sizeWithin({ width, height }: Size, turn: number, box: Size): Size {
  const turned = turnedSize({ width, height }, turn);
  const scale = Math.min(box.width / turned.width, box.height / turned.height);
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

/** Width and height of the box around a turned rectangle. */
export function turnedSize({ width, height }: Size, degrees: number): Size {
  const [sine, cosine] = [Math.abs(Math.sin((degrees * Math.PI) / 180)), Math.abs(Math.cos((degrees * Math.PI) / 180))];
  return { width: width * cosine + height * sine, height: width * sine + height * cosine };
}
