import type { Refusal } from "../kind.ts";
import { type Case, nameOf, refusal } from "./case.ts";
import { isLargeEnough } from "./frame-variant.ts";

/** Does the frame exist, suit the material, and come large enough for picture and mat? */
export function frameRefusals(one: Case): readonly Refusal[] {
  const { configuration, material, frame, framed } = one;
  if (configuration.frameType === null) return [];
  if (!frame) return [refusal("frameType", "frame-unknown", { value: configuration.frameType })];
  if (material && !frame.materials.has(material.key)) {
    return [refusal("frameType", "frame-not-for-material", { frame: frame.label, material: nameOf(one) })];
  }
  if (isLargeEnough(frame, framed)) return [];
  if (frame.made.kind === "ready") return [refusal("frameType", "frame-not-in-size", { frame: frame.label })];
  const params = { frame: frame.label, outer: framed, max: frame.made.largest };
  return [refusal("frameType", "frame-too-large", params)];
}
