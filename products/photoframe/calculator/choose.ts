import { type Format, orientationOf } from "../../../core/measure.ts";
import { check } from "../check.ts";
import { NO_MAT, type PhotoFrameConfiguration } from "../configuration.ts";
import { initialFormat } from "../formats.ts";
import { prepare } from "../prepared.ts";
import { settleKeeping, withChosenOptions } from "./keep-options.ts";
import { type CalculatorSetup, type CalculatorState, type Chosen, type Turned, turned } from "./setup.ts";

/** Choosing a material resets the format to the one it initially has (specification section 4, calculator). */
export function chooseMaterial(setup: CalculatorSetup, state: CalculatorState, materialType: string): Chosen {
  const initial = initialFormat(setup.release, materialType, setup.shop.unit);
  const format = turned(initial, state.orientation);
  return settled(setup, { ...withChosenOptions(setup, state.configuration), materialType, format }, state.orientation);
}

/** A format as it is to hang: standing ones turn the list. A material that cannot be made in it is exchanged first. */
export function chooseFormat(
  setup: CalculatorSetup,
  state: CalculatorState,
  format: Format,
  materialType = state.configuration.materialType,
): Chosen {
  const lies = orientationOf(format);
  const orientation = lies === "square" ? state.orientation : lies;
  return settled(setup, { ...withChosenOptions(setup, state.configuration), materialType, format }, orientation);
}

/** Portrait instead of landscape and back; the same piece, turned. */
export function chooseOrientation(setup: CalculatorSetup, state: CalculatorState, orientation: Turned): Chosen {
  const format = turned(state.configuration.format, orientation);
  return settled(setup, { ...withChosenOptions(setup, state.configuration), format }, orientation);
}

export function chooseOption(setup: CalculatorSetup, state: CalculatorState, group: string, value: string): Chosen {
  const configuration = withChosenOptions(setup, state.configuration);
  const optionTypes = { ...configuration.optionTypes, [group]: value };
  return settled(setup, { ...configuration, optionTypes }, state.orientation);
}

/** A first frame comes with the mat its type usually has; when frames are exchanged the mat stays where it can. */
export function chooseFrame(setup: CalculatorSetup, state: CalculatorState, frameType: string | null): Chosen {
  const { orientation } = state;
  const configuration = withChosenOptions(setup, state.configuration);
  if (frameType === null) return settled(setup, { ...configuration, frameType, ...NO_MAT }, orientation);
  const framed = { ...configuration, frameType };
  return settled(setup, configuration.frameType === null ? withUsualMat(setup, framed) : framed, orientation);
}

export function chooseMat(setup: CalculatorSetup, state: CalculatorState, matType: string): Chosen {
  const { orientation } = state;
  const configuration = withChosenOptions(setup, state.configuration);
  const width = configuration.matSize || (setup.release.frames.mats.sizes[0] ?? 0);
  const mat = matType === NO_MAT.matType ? NO_MAT : { matSize: width, matType };
  return settled(setup, { ...configuration, ...mat }, orientation);
}

function withUsualMat({ release }: CalculatorSetup, framed: PhotoFrameConfiguration): PhotoFrameConfiguration {
  const { frames, frameTypes } = prepare(release);
  const type = frameTypes.get(frames.get(framed.frameType ?? "")?.type ?? "");
  if (!type) return framed;
  const matted = { ...framed, matSize: type.matSize, matType: type.matType };
  const spoils = check(matted, release).some(({ field }) => field === "frameType" || field.startsWith("mat"));
  return spoils ? framed : matted;
}

function settled(setup: CalculatorSetup, wanted: PhotoFrameConfiguration, orientation: Turned): Chosen {
  const { configuration, notices } = settleKeeping(setup, wanted);
  return { state: { configuration, orientation }, notices };
}
