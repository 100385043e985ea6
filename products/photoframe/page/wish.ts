import { type Label, labelFor } from "../../../core/labels.ts";
import type { PhotoFrameConfiguration } from "../configuration.ts";
import { prepare } from "../prepared.ts";
import { withChosenOptions } from "../settle.ts";
import { familyLabelOf } from "./frames.ts";
import type { CalculatorSetup, CalculatorState } from "./setup.ts";

/** Base of the next choice: the visitor's wish with only those options that she chose. */
export const wishOf = (setup: CalculatorSetup, { configuration, wish }: CalculatorState): PhotoFrameConfiguration =>
  withChosenOptions(wish ?? configuration, setup.release, setup.shop.unit);

/** Differences of frame and mat from the wish, as named before and after the click; mostly empty. */
export function givenWay({ release }: CalculatorSetup, { configuration, wish }: CalculatorState): readonly Label[] {
  if (!wish) return [];
  const { frames } = prepare(release);
  const wished = frames.get(wish.frameType ?? "");
  const frame = frames.get(configuration.frameType ?? "");
  const matGone = wish.matSize > 0 && configuration.matSize === 0 && frame !== undefined;
  const matWords: readonly Label[] = matGone ? [labelFor("pp.none")] : [];
  if (wish.frameType === configuration.frameType) return matWords;
  if (!frame) return [labelFor("frame.none")];
  // In the same finish the family says it all: "wooden frame, wide".
  const sameFinish = wished?.finish === frame.finish && wished.family !== frame.family;
  return [sameFinish ? familyLabelOf(frame.label) : frame.label, ...matWords];
}
