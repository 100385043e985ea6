import type { Refusal } from "../kind.ts";
import { refuse } from "../link-values.ts";
import type { Case } from "./case.ts";
import { NO_MAT } from "./configuration.ts";

/** A mat has a width and a colour, and needs a frame with glass that is deep enough. */
export function matRefusals({ configuration, release, frame, glazed }: Case): readonly Refusal[] {
  const { matSize, matType } = configuration;
  const { sizes, types } = release.frames.mats;
  if (matSize === 0 && matType === NO_MAT.matType) return [];
  if (matSize !== 0 && !sizes.includes(matSize)) return [refuse("matSize", "mat-unknown", { value: matSize })];
  if (matType !== NO_MAT.matType && !types.some(({ key }) => key === matType)) {
    return [refuse("matType", "mat-unknown", { value: matType })];
  }
  if (matSize === 0 || matType === NO_MAT.matType) return [refuse("matType", "mat-incomplete")];
  if (!frame) return [refuse("matType", "mat-without-frame")];
  if (!glazed) return [refuse("matType", "mat-needs-glass")];
  return frame.mat ? [] : [refuse("matType", "mat-not-in-frame", { frame: frame.label })];
}
