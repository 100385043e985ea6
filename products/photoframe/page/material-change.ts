import { labelFor } from "../../../core/labels.ts";
import { type Format, sameFormat } from "../../../core/measure.ts";
import type { TypeChange } from "../../kind-page.ts";
import type { PhotoFrameConfiguration } from "../configuration.ts";
import { prepare } from "../prepared.ts";
import { chooseFormat } from "./choose.ts";
import type { CalculatorSetup, CalculatorState, Chosen } from "./setup.ts";

type MaterialChange = TypeChange<PhotoFrameConfiguration>;

/** Choosing a material resets its format, and can exchange the frame: what has to be said of that; null: nothing. */
export function materialChange(setup: CalculatorSetup, chosen: Chosen): MaterialChange | null {
  const { before, state, notices } = chosen;
  if (!before) return null;
  const [from, to] = [before.configuration, state.configuration];
  const isReset = !sameFormat(from.format, to.format);
  const frame = frameNow(setup, from, to);
  if (!isReset && frame.length === 0 && notices.length === 0) return null;
  return {
    format: isReset ? to.format : null,
    frame,
    reasons: notices,
    back: isReset ? backTo(setup, state, from.format) : null,
  };
}

function backTo(setup: CalculatorSetup, state: CalculatorState, format: Format): MaterialChange["back"] {
  const chosen = chooseFormat(setup, state, format);
  const { configuration } = chosen.state;
  const isSame = configuration.materialType === state.configuration.materialType;
  return isSame && sameFormat(configuration.format, format) ? { format, chosen } : null;
}

function frameNow({ release }: CalculatorSetup, from: PhotoFrameConfiguration, to: PhotoFrameConfiguration) {
  const isMatted = to.matSize > 0;
  const newMat = from.matSize !== to.matSize || (isMatted && from.matType !== to.matType);
  if (from.frameType === to.frameType && !newMat) return [];
  const frame = prepare(release).frames.get(to.frameType ?? "");
  if (!frame) return [labelFor("frame.none")];
  const mat = release.frames.mats.types.find(({ key }) => key === to.matType);
  if (isMatted && mat)
    return [frame.label, labelFor("wall.mat", { mat: { key: mat.label }, size: { mm: to.matSize } })];
  return from.matSize > 0 ? [frame.label, labelFor("pp.none")] : [frame.label];
}
