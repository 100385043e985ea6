import { fitsInto, longSide, shortSide } from "../../core/measure.ts";
import { inBox, inMailer, type Piece } from "../../core/piece.ts";
import { stretcherDepth } from "./canvas-edge.ts";
import type { Case } from "./case.ts";
import { outsideSize } from "./frame-variant.ts";
import type { Material } from "./release.ts";
import { surfaceOf } from "./surface-rules.ts";
import { microgramsOf } from "./weight.ts";

/** Pieces of one picture. Unframed paper travels flat in a mailer or rolled, all else in a box. */
export function piecesOf(one: Case): readonly Piece[] {
  const { material, frame, configuration } = one;
  const outside = outsideSize(configuration, frame);
  const micrograms = microgramsOf(one);
  const flat = { count: 1, micrograms, long: longSide(outside), short: shortSide(outside) };
  if (frame || !material) return [{ ...flat, thickness: (frame ? frameDepth(one) : 0) * 1000, wrap: inBox }];
  const { packing, thicknessMicrometres: thickness } = material;
  switch (packing.kind) {
    case "rigid":
      return [{ ...flat, thickness: thicknessOf(one, material) * 1000, wrap: inBox }];
    case "paper":
      return fitsInto(outside, packing.flatUpTo)
        ? [{ ...flat, thickness, wrap: inMailer }]
        : [{ ...flat, thickness, wrap: { kind: "tube", diameter: packing.diameter } }];
    case "folded":
      return [rolled({ ...flat, thickness }, packing, Math.min(flat.short, packing.length))];
    case "strips":
      return [rolled({ ...flat, thickness }, packing, packing.stripWidth)];
  }
}

/** Folded or cut to the length of a tube, it is so much longer on the roll. */
function rolled(flat: Omit<Piece, "wrap">, { diameter }: { readonly diameter: number }, length: number): Piece {
  const long = Math.ceil((flat.long * flat.short) / length);
  return { ...flat, long, short: length, wrap: { kind: "tube", diameter } };
}

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
