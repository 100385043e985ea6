import type { Label } from "../../../core/labels.ts";
import { type Choice, frameChoices } from "../choices.ts";
import { prepare } from "../prepared.ts";
import type { CalculatorSetup, CalculatorState } from "./setup.ts";

/** A family of frames with the finishes it comes in. */
export interface FrameFamilyChoice {
  readonly family: string;
  readonly label: Label;
  readonly chosen: boolean;
  /** The first finish that can be had, or the chosen one. */
  readonly first: Choice;
  readonly finishes: readonly FinishChoice[];
}

export interface FinishChoice extends Choice {
  readonly finish: string;
  readonly finishLabel: Label;
}

/** The frames that suit the material, by family, impossible ones with their reason. */
export function frameFamilies({ release }: CalculatorSetup, { configuration }: CalculatorState) {
  const { frames } = prepare(release);
  const families = new Map<string, FinishChoice[]>();
  for (const choice of frameChoices(configuration, release)) {
    const frame = frames.get(choice.value);
    if (!frame) continue;
    const finish = { ...choice, finish: frame.finish, finishLabel: finishLabelOf(frame.label) };
    families.set(frame.family, [...(families.get(frame.family) ?? []), finish]);
  }
  return [...families].map(([family, finishes]): FrameFamilyChoice => {
    const chosen = finishes.find((one) => one.chosen);
    const first = chosen ?? finishes.find(({ refusal }) => !refusal) ?? (finishes[0] as FinishChoice);
    return { family, label: familyLabelOf(first.label), chosen: chosen !== undefined, first, finishes };
  });
}

/** A variant's label combines those of family and finish (`frame.variant`). */
const part = (label: Label, name: string): Label => {
  const value = label.params?.[name];
  return typeof value === "object" && "key" in value ? value : label;
};
/** The family alone: "wooden frame, wide". */
export const familyLabelOf = (label: Label): Label => part(label, "frame");
const finishLabelOf = (label: Label): Label => part(label, "finish");
