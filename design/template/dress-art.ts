import { direction, normaliseAngle } from "../angle.ts";
import type { ArtElement } from "../document.ts";
import type { Rect, Size } from "../geometry.ts";
import { ONE } from "../placement.ts";
import { onSheet, safeFrame } from "./boxes.ts";
import { baseOf, colourOf } from "./dressed-base.ts";
import type { DressingPiece, Setting } from "./setting.ts";
import type { ArtItem } from "./template.ts";

/** A clipart as large as its box holds it, turned; without the piece nothing. */
export function dressArt(item: ArtItem, setting: Setting): ArtElement | null {
  const { dressing, sheet } = setting;
  const piece = dressing.art[item.art];
  if (!piece) return null;
  const { turn, mirror, overEdge } = item;
  const box = overEdge ? onSheet(item.box, sheet) : safeFrame(item.box, sheet);
  const size = sizeWithin(piece, turn, box);
  const refined = item.refine && piece.single && size.width >= piece.width && !overEdge;
  return {
    ...baseOf(item, setting),
    type: "art",
    frame: frameWithin(size, item, box),
    piece: piece.hash,
    mirror,
    rotation: normaliseAngle(turn * 1000),
    colour: inkOf(item, piece, setting),
    ...(refined && dressing.plate ? { plate: dressing.plate } : {}),
  };
}

/** A piece that has no drawing in one colour keeps its own. */
function inkOf(item: ArtItem, piece: DressingPiece, setting: Setting): string | null {
  const { artInk } = setting.dressing;
  if (!piece.single) return null;
  if (item.colour) return colourOf(item.colour, setting);
  return artInk === "own" ? null : colourOf(artInk, setting);
}

function frameWithin(size: Size, { turn, at }: ArtItem, box: Rect): Rect {
  const room = turnedSize(size, turn);
  const middle = {
    x: box.x + room.width / 2 + ((box.width - room.width) * at.x) / ONE,
    y: box.y + room.height / 2 + ((box.height - room.height) * at.y) / ONE,
  };
  return { x: Math.round(middle.x - size.width / 2), y: Math.round(middle.y - size.height / 2), ...size };
}

function sizeWithin({ width, height }: Size, turn: number, box: Size): Size {
  const turned = turnedSize({ width, height }, turn);
  const scale = Math.min(box.width / turned.width, box.height / turned.height);
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

/** Width and height of the box around a turned rectangle. */
export function turnedSize({ width, height }: Size, degrees: number): Size {
  const { cos, sin } = direction(degrees * 1000);
  const [across, down] = [Math.abs(cos), Math.abs(sin)];
  return { width: width * across + height * down, height: width * down + height * across };
}
