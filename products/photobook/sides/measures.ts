import { micrometres } from "../../../core/measure.ts";
import type { Rect, Size } from "../../../design/geometry.ts";
import { type Case, known } from "../case.ts";
import { spineOf } from "../spine.ts";

/** Micrometres. */
export const pageSize = ({ configuration: { format } }: Case): Size => ({
  width: micrometres(format.width),
  height: micrometres(format.height),
});

export const spreadSize = (one: Case): Size => {
  const { width, height } = pageSize(one);
  return { width: 2 * width, height };
};

/** The outside of the closed book laid flat: boards stand over the pages, the spine is as wide as block and boards. */
export interface CoverMeasures {
  readonly trim: Size;
  readonly back: Rect;
  /** Without width for a stapled booklet. */
  readonly spine: Rect;
  readonly front: Rect;
  /** Of each joint beside the spine; 0 without. */
  readonly joint: number;
  /** Folded in around the boards, or cut away. */
  readonly bleed: number;
}

export function coverMeasures(one: Case): CoverMeasures {
  const { edge, joint, turnIn } = known(one.cover, "cover");
  const page = pageSize(one);
  const face = { width: page.width + micrometres(edge), height: page.height + 2 * micrometres(edge) };
  const spine = spineOf(one);
  const at = (x: number, width: number): Rect => ({ x, y: 0, width, height: face.height });
  return {
    trim: { width: 2 * face.width + spine, height: face.height },
    back: at(0, face.width),
    spine: at(face.width, spine),
    front: at(face.width + spine, face.width),
    joint: micrometres(joint),
    bleed: micrometres(turnIn > 0 ? turnIn : one.release.sheet.bleed),
  };
}
