import type { Size } from "../geometry.ts";
import { breakLines } from "./break-lines.ts";
import { roomFor } from "./compile-text.ts";
import type { FontFace } from "./font.ts";

/** A size at which a text fits, and the room it takes there; micrometres. */
export interface FittedText {
  readonly size: number;
  readonly needs: Size;
}

/** Sizes are tried in steps of this many micrometres, so that texts of one sheet look alike. */
const STEP = 50;

/**
 * The largest size between `least` and `most` at which the whole text fits into the room, broken at its spaces only.
 *
 * @returns null when it does not even fit at `least`
 */
export function fitText(font: FontFace, text: string, room: Size, most: number, least: number): FittedText | null {
  let [low, high] = [Math.ceil(least / STEP), Math.floor(most / STEP)];
  let best: FittedText | null = null;
  while (low <= high) {
    const steps = Math.floor((low + high) / 2);
    const size = steps * STEP;
    const needs = roomFor(breakLines(font, text, (room.width * font.unitsPerEm) / size), font, size);
    if (needs.width <= room.width && needs.height <= room.height) {
      best = { size, needs };
      low = steps + 1;
    } else high = steps - 1;
  }
  return best;
}
