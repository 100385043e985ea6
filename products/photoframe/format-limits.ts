import { inchToMillimetres } from "../../core/length-text.ts";
import { fitsInto, longSide, shortSide } from "../../core/measure.ts";
import type { Refusal } from "../kind.ts";
import { refuse } from "../link-values.ts";
import { type Case, isAtLeast, nameOf } from "./case.ts";

/** Limits of own formats (catalogue facts, section 2): the material's sizes, the ratio of the sides, whole steps. */
export function formatRefusals(one: Case): readonly Refusal[] {
  const { configuration, material, release } = one;
  const { format } = configuration;
  const smallest = material?.smallest ?? release.frames.smallest;
  if (!isAtLeast(format, smallest)) {
    return [refuse("format", "format-too-small", { material: nameOf(one), min: smallest })];
  }
  if (material && !fitsInto(format, material.largest)) {
    return [refuse("format", "format-too-large", { material: nameOf(one), max: material.largest })];
  }
  if (longSide(format) > release.longestToShortest * shortSide(format)) {
    return [refuse("format", "format-too-long", { ratio: release.longestToShortest })];
  }
  return isCut(one) ? [] : [refuse("format", "format-step")];
}

/** Is this a size we cut: a listed one, or both sides in whole centimetres or half inches? */
function isCut({ configuration: { format }, prepared }: Case): boolean {
  const { width, height } = format;
  if (width % 10 === 0 && height % 10 === 0) return true;
  return (isHalfInch(width) && isHalfInch(height)) || prepared.isListed(format);
}

const isHalfInch = (side: number): boolean => inchToMillimetres(Math.round((side / 25.4) * 2) / 2) === side;
