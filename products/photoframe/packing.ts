import { type Format, fitsInto, longSide, shortSide } from "../../core/measure.ts";
import { type PackedSize, packedSize } from "../../core/shipping-class.ts";
import { stretcherDepth } from "./canvas-edge.ts";
import type { Case } from "./case.ts";
import { outsideSize } from "./frame-variant.ts";
import type { Material } from "./release.ts";
import { surfaceOf } from "./surface-rules.ts";

/** Cardboard around the product, both sides together (catalogue facts, section 11: 4 cm). */
const CARDBOARD = 40;
const MAILER = 10;

/** Size of the packed piece in millimetres. Unframed paper travels flat in a mailer or rolled, all else in a box. */
export function packedOf(one: Case): PackedSize {
  const { material, frame, configuration } = one;
  const outside = outsideSize(configuration, frame);
  if (frame || !material) return boxed(outside, frame ? frameDepth(one) : 0);
  const { packing } = material;
  switch (packing.kind) {
    case "rigid":
      return boxed(outside, thicknessOf(one, material));
    case "paper":
      return fitsInto(outside, packing.flatUpTo)
        ? packedSize([outside.width + CARDBOARD, outside.height + CARDBOARD, MAILER])
        : rolled(shortSide(outside), packing.diameter);
    case "folded":
      return rolled(Math.min(shortSide(outside), packing.length), packing.diameter);
    case "strips":
      return rolled(packing.stripWidth, packing.diameter);
  }
}

const boxed = ({ width, height }: Format, depth: number): PackedSize =>
  packedSize([width + CARDBOARD, height + CARDBOARD, depth + CARDBOARD]);

const rolled = (length: number, diameter: number): PackedSize => packedSize([length + CARDBOARD, diameter, diameter]);

/** Depth of the frame, which for some grows with the stretcher bar. */
export function frameDepth(one: Case): number {
  const { frame, material } = one;
  if (!frame) return 0;
  const stretched = material && surfaceOf(one.release, material).wrap;
  return (stretched && frame.depth[String(stretcherDepth(one))]) || frame.depth.default;
}

/** Thickness of the unframed piece in whole millimetres. */
export const thicknessOf = (one: Case, material: Material): number =>
  surfaceOf(one.release, material).wrap ? stretcherDepth(one) : Math.ceil(material.thicknessMicrometres / 1000);

/** A long canvas bends its bars: over this length a cross bar goes in. */
export function needsCrossBar({ material, release, configuration }: Case): boolean {
  const wrap = material && surfaceOf(release, material).wrap;
  return wrap ? longSide(configuration.format) > wrap.crossBarOver : false;
}
