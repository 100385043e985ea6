import type { Refusal } from "../kind.ts";
import { refuse } from "../link-values.ts";
import { type Case, nameOf } from "./case.ts";
import { isLargeEnough } from "./frame-variant.ts";

/** Does the frame exist, suit the material, and come large enough for picture and mat? */
export function frameRefusals(one: Case): readonly Refusal[] {
  const { configuration, material, frame, framed } = one;
  if (configuration.frameType === null) return [];
  if (!frame) return [refuse("frameType", "frame-unknown", { value: configuration.frameType })];
  if (material && !frame.materials.has(material.key)) {
    return [refuse("frameType", "frame-not-for-material", { frame: frame.label, material: nameOf(one) })];
  }
  if (isLargeEnough(frame, framed)) return [];
  if (frame.made.kind === "ready") return [refuse("frameType", "frame-not-in-size", { frame: frame.label })];
  const params = { frame: frame.label, outer: framed, max: frame.made.largest };
  return [refuse("frameType", "frame-too-large", params)];
}
