import { sofaSize } from "../../../design/sofa.ts";

/** Lengths in centimetres. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** A room in drawing units, in which sofa, lamp and picture have one scale. */
export interface Room {
  /** Drawing units in a centimetre. */
  readonly unit: number;
  readonly width: number;
  readonly height: number;
  /** Where the floor is, from above. */
  readonly floor: number;
  readonly sofaX: number;
  /** The hung piece, frame included. */
  readonly picture: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** It hangs above the sofa; what is too high for that stands beside it. */
  readonly above: boolean;
}

/** Micrometres in a centimetre. */
const centimetre = 10_000;

/** `back` is how high the drawing reaches above the floor. */
export const sofa = { width: sofaSize.width / centimetre, back: 55 } as const;

/** The lamp stands that far right of the sofa. */
const lamp = 67;
/** Room for the size in words. */
const sizeText = 40;
const drawnWidth = 620;
const leastHeight = 332;
/** Between the sofa's back and the picture. */
const gap = 22;
const ceiling = 250;
const margin = { side: 22, top: 20 };

/**
 * Lays out a room for a piece: a common room while it fits, a larger one seen from farther away when it does not. The
 * drawing keeps its width, so that the page does not move.
 */
export function roomFor(piece: Size): Room {
  const above = sofa.back + gap + piece.height + margin.top <= ceiling;
  const beside = above ? besideSofa(piece) : { left: piece.width + sizeText, right: lamp };
  const shown = above ? sofa.back + gap + piece.height : Math.max(piece.height, sofa.back);
  const wide = beside.left + sofa.width + beside.right;
  const unit = Math.min(2, drawnWidth / (wide + 2 * margin.side), 520 / Math.max(shown + margin.top, 140));
  const height = Math.max(leastHeight, Math.round((shown + margin.top) * unit + 60));
  const floor = height - 32;
  const start = (drawnWidth - wide * unit) / 2;
  const sofaX = start + beside.left * unit;
  const bottom = above ? sofa.back + gap : 0;
  const picture = {
    x: above ? sofaX + ((sofa.width - piece.width) / 2) * unit : start,
    y: floor - (bottom + piece.height) * unit,
    width: piece.width * unit,
    height: piece.height * unit,
  };
  return { unit, width: drawnWidth, height, floor, sofaX, picture, above };
}

/** What reaches out beside the sofa: the lamp, and a picture wider than it with its size in words. */
function besideSofa({ width }: Size): { readonly left: number; readonly right: number } {
  const overhang = Math.max(0, (width - sofa.width) / 2);
  return { left: overhang, right: Math.max(lamp, overhang > 0 ? overhang + sizeText : 0) };
}
