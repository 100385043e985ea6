/** Edges in CSS pixels, as `DOMRect`. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What lies on a page where somebody may want to read or press it. */
export interface Needed {
  readonly box: Box;
  /** A price and the words of a control must stay uncovered; of a large picture a small part may be covered. */
  readonly kind: "price" | "words" | "control";
}

/** So much of a control may be covered: the corner of a large picture, not the end of a row or a button. */
const coverable = 0.08;

/** Whether something that floats at a place covers what is needed there. */
export const coversNeeded = (place: Box, needed: readonly Needed[]): boolean =>
  needed.some(({ box, kind }) => {
    const covered = areaOf(overlapOf(place, box));
    return covered > (kind === "control" ? coverable * areaOf(box) : 0);
  });

const overlapOf = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

const areaOf = ({ left, top, right, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top);
